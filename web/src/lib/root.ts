/** Where this house stands: nothing at the root of its name, `/games` under a path. The server writes it into the page. */
export const root = globalThis.document?.documentElement.dataset.root ?? '';

/** The address of a room or a door, as a link has it. */
export const to = (path: string): string => root + path;

/** The same from other devices. */
export const whole = (path: string): string => location.origin + root + path;
