// Draws the sprites of the symbols we use, and the type of their names.
// The set (game-icons, CC BY 3.0) holds four thousand symbols; we serve those that an `icons.json` names, the rooms'
// or a game's: what the rooms, the shared parts and the stalls draw in one sprite, what only a table draws in its
// game's own.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const set = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
    'utf8',
  ),
);

const source = new URL('../src/', import.meta.url);
const out = new URL('lib/icons/', source);

const games = readdirSync(new URL('games/', source), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const read = (file) => readFileSync(new URL(file, source), 'utf8');
const listed = ['rooms', ...games.map((game) => `games/${game}`)]
  .map((folder) => `${folder}/icons.json`)
  .filter((file) => existsSync(new URL(file, source)))
  .flatMap((file) => JSON.parse(read(file)));
const served = [...new Set(listed)].sort();
const missing = served.filter((name) => !set.icons[name]);
if (missing.length) throw new Error(`not in the icon set: ${missing.join(', ')}`);

/** The symbols that the code in a folder names. */
function drawn(folder, files = /\.(ts|svelte)$/) {
  const code = readdirSync(new URL(folder, source), { recursive: true })
    .filter((file) => files.test(file) && !/^icons[\\/]/.test(file))
    .map((file) => read(`${folder}${file}`))
    .join('\n');
  const quoted = new Set(code.match(/(?<=['"`])[a-z0-9-]+(?=['"`])/g));
  return served.filter((name) => quoted.has(name));
}

const STALLS = /^(registry|[a-z-]+[\\/]stall)\.ts$/;
const shared = [...new Set([...drawn('lib/'), ...drawn('rooms/'), ...drawn('games/', STALLS)])];
const sprites = { shared };
for (const game of games)
  sprites[game] = drawn(`games/${game}/`).filter((name) => !shared.includes(name));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [sprite, names] of Object.entries(sprites)) {
  const symbols = names.map(
    (name) => `<symbol id="icon-${name}" viewBox="0 0 512 512">${set.icons[name].body}</symbol>`,
  );
  writeFileSync(
    new URL(`${sprite}.svg`, out),
    `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">${symbols.join('')}</svg>\n`,
  );
}
writeFileSync(
  new URL('names.ts', out),
  `export type IconName =\n${served.map((name) => `  | '${name}'`).join('\n')};\n`,
);
