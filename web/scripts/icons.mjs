// Draws the sprites of the symbols we use, and the type of their names.
// The set (game-icons, CC BY 3.0) holds four thousand symbols; we serve only those named here: what the rooms
// and shared parts draw in one sprite, what only a game draws in that game's own.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const USED = [
  // rooms and frame
  'cog',
  'cancel',
  'check-mark',
  'dice-six-faces-five',
  'laurels-trophy',
  'linked-rings',
  'magnifying-glass',
  'next-button',
  'notebook',
  'person',
  'plain-circle',
  'play-button',
  'pause-button',
  'previous-button',
  'return-arrow',
  'ringing-bell',
  'rule-book',
  'sands-of-time',
  'scroll-unfurled',
  'share',
  'smartphone',
  'sound-off',
  'sound-on',
  'spyglass',
  'pointing',
  'talk',
  'vintage-robot',
  'exit-door',
  'checklist',
  // the five stalls
  'magic-lamp',
  'hooded-figure',
  'cookie',
  'daggers',
  'cloak-dagger',
  'spy',
  'old-lantern',
  'old-wagon',
  'crystal-cluster',
  'sloth',
  'fox-head',
  'barn-owl',
  'hourglass',
  'escalator',
  'shopping-cart',
  // Shadow Traders
  'bottled-bolt',
  'cactus',
  'volcano',
  'voodoo-doll',
  'snatch',
  'pay-money',
  'trade',
  'padlock',
  'hand-truck',
  'locked-chest',
  'robber-hand',
  'gems',
  'present',
  'scales',
  'broken-pottery',
  'crossed-chains',
  'wooden-crate',
  'sandstorm',
  'robber-mask',
  'ship-wreck',
  'perspective-dice-six-faces-random',
  'closed-doors',
  'secret-door',
  'padlock-open',
  'guards',
  'vertical-flip',
  // Shadow Blades
  'shaking-hands',
  'two-coins',
  'tied-scroll',
  'card-play',
  'plain-dagger',
  'domino-mask',
  'hooded-assassin',
  'executioner-hood',
  'katana',
  'poison-bottle',
  'crossed-swords',
  'burning-passion',
  'swap-bag',
  'key-lock',
  'running-ninja',
  'grab',
  'bandit',
  'walking-boot',
  'healing',
  'crown',
  'public-speaker',
  'graveyard',
  'anvil',
  'eye-target',
  'compass',
  'love-letter',
  'envelope',
  'bowie-knife',
  'sabers-choc',
  'captain-hat-profile',
  'crosshair',
  'knapsack',
  'boots',
  'stiletto',
  'thrown-knife',
  'rope-coil',
  'brass-knuckles',
  'target-arrows',
  'sling',
  'broadsword',
  'crossbow',
  'halberd',
  // Magic Maze
  'round-bottom-flask',
  'pocket-bow',
  'battered-axe',
  'portal',
  'cctv-camera',
  'crystal-ball',
  'speaker-off',
  'card-draw',
  'expand',
  // Dale of Merchants
  'badger',
  'beaver',
  'croc-jaws',
  // Merchants of the Dark Road
  'banjo',
  'round-potion',
  'spell-book',
  'checked-shield',
  'bow-arrow',
  'horseshoe',
  'crystal-growth',
  'laurel-crown',
  'beer-stein',
  'shop',
  'mountain-cave',
  'raven',
  'feline',
  'seated-mouse',
  'dragon-head',
  'scorpion',
  'egyptian-bird',
  'bee',
  'mining',
  'anchor',
  'snowflake-2',
  'stars-stack',
  'horse-head',
  'caravan',
  'village',
  'clockwise-rotation',
  'candle-light',
  'abacus',
  'upgrade',
  'hood',
  'cavalry',
  'cowled',
  'elf-helmet',
  'dwarf-face',
  'wizard-face',
  'visored-helm',
  'barbarian',
  'monk-face',
  'archer',
  'swordwoman',
  'viking-helmet',
  'flying-flag',
  'help',
  'treasure-map',
  'card-exchange',
  'horizontal-flip',
  'backpack',
];

const set = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
    'utf8',
  ),
);
const missing = USED.filter((name) => !set.icons[name]);
if (missing.length) throw new Error(`not in the icon set: ${missing.join(', ')}`);

const source = new URL('../src/', import.meta.url);
const out = new URL('lib/icons/', source);

/** The symbols that the code under a folder names. */
function drawn(folder) {
  const code = readdirSync(new URL(folder, source), { recursive: true })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/^icons[\\/]/.test(file))
    .map((file) => readFileSync(new URL(`${folder}${file}`, source), 'utf8'))
    .join('\n');
  const quoted = new Set(code.match(/(?<=['"`])[a-z0-9-]+(?=['"`])/g));
  return USED.filter((name) => quoted.has(name));
}

const shared = [...new Set([...drawn('lib/'), ...drawn('rooms/')])];
const sprites = { shared };
for (const entry of readdirSync(new URL('games/', source), { withFileTypes: true }))
  if (entry.isDirectory())
    sprites[entry.name] = drawn(`games/${entry.name}/`).filter((name) => !shared.includes(name));
const served = USED.filter((name) => Object.values(sprites).some((some) => some.includes(name)));

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
