import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { pocket } from './scripts/pocket';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Lays a packed copy beside each text with a lasting name: packing as tightly as this takes too long while somebody waits. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(`${dir}/assets`)) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const text = readFileSync(`${dir}/assets/${name}`);
      if (text.length > 500) writeFileSync(`${dir}/assets/${name}.br`, brotliCompressSync(text));
    }
  },
});

/** What the market itself is made of, whatever is opened later. */
const FIRST =
  /web\/src\/lib\/(Icon|Switch|TopBar|Lantern|SettingsPanel|announce|asking|i18n|guests|marks|media|printed|pocket|root|router|rules|server|settings|sprite|texts)\b|web\/src\/games\/registry/;

export default defineConfig({
  // A house may stand under a path of another site: the server writes where into the page, the rest is relative.
  base: './',
  plugins: [svelte(), pocket(), packed()],
  worker: { format: 'es' },
  resolve: {
    alias: {
      '@locale': `${root}src/nightmarket/locale`,
      '@rules': `${root}docs/rules`,
      '@packs': `${root}docs/packs`,
      '@games': `${root}src/nightmarket/games`,
    },
    // vitest would otherwise take Svelte's server build
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/nightmarket/static',
    emptyOutDir: true,
    // A strict Content-Security-Policy serves everything from our own origin: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every visit needs comes in one file: many small ones pack worse, and each costs a request.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'market', test: FIRST }] } },
    },
  },
  server: {
    // locale/ and docs/rules/ are the one source of the texts and lie outside web/
    fs: { allow: [root] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
});
