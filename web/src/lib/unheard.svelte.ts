/** Whose lines this person does not want to read, by table and name. Kept on this device, told to nobody. */
const KEY = 'night-market:unheard';

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}
const all = $state({ by: stored() });

export const isUnheard = (code: string, name: string): boolean =>
  all.by[code]?.includes(name) ?? false;

export function hear(code: string, name: string, on: boolean): void {
  const others = (all.by[code] ?? []).filter((one) => one !== name);
  // of the last tables only: nobody comes back to what was long ago
  const rest = Object.entries(all.by).filter(([table]) => table !== code);
  all.by = Object.fromEntries([...rest.slice(-30), [code, on ? others : [...others, name]]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(all.by));
  } catch {
    // then it lasts as long as the page
  }
}
