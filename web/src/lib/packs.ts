/** The packs that come with a game, as files to start one's own from. */
const FILES = import.meta.glob<string>(['@packs/*.toml', '@games/*/packs/*.toml'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const found = (end: string): string | null =>
  FILES[Object.keys(FILES).find((path) => path.endsWith(end)) ?? ''] ?? null;

/** A shipped pack by its name. */
export const packFile = (game: string, name: string): string | null =>
  found(`/${game.replaceAll('-', '_')}/packs/${name}.toml`);
/** A pack that explains itself line by line. */
export const examplePack = (game: string): string | null => found(`/${game}-example.toml`);

/** What a pack calls itself; null when this is the name of a shipped one. */
export function packTitle(value: string, language: string): string | null {
  if (!value.startsWith('{')) return null;
  const { name } = JSON.parse(value) as { name: string | Record<string, string> };
  return typeof name === 'string' ? name : (name[language] ?? name['en'] ?? '');
}
