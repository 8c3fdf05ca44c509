/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Where the pocket's files lie and which archive is meant; null in a build without it. */
declare const __POCKET__: { base: string; sha: string; python: string } | null;
