import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
