/** Takes the pocket into the build: Pyodide, the archive of `tools/pocket.py`, and the worker that keeps it all. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PYODIDE = at('../node_modules/pyodide/');
const ARCHIVE = at('../.pocket/house.tar.gz');
/** What a page without a network still asks for beside its assets; pictures for an app are taken once, when it becomes one. */
const ROOT = ['manifest.webmanifest', 'icons/market-192.png'];

/** By name. The largest is packed, for hosts that pack nothing; of the lock only what Pyodide itself reads. */
function contents(): Map<string, Uint8Array> {
  const lock = JSON.parse(readFileSync(`${PYODIDE}pyodide-lock.json`, 'utf8')) as object;
  return new Map<string, Uint8Array>([
    ['pyodide.mjs', readFileSync(`${PYODIDE}pyodide.mjs`)],
    ['pyodide.asm.mjs', readFileSync(`${PYODIDE}pyodide.asm.mjs`)],
    ['pyodide.asm.wasm.packed', gzipSync(readFileSync(`${PYODIDE}pyodide.asm.wasm`), { level: 9 })],
    ['python_stdlib.zip', readFileSync(`${PYODIDE}python_stdlib.zip`)],
    ['pyodide-lock.json', Buffer.from(JSON.stringify({ ...lock, packages: {} }))],
    ['house.tar.gz', readFileSync(ARCHIVE)],
  ]);
}

export function pocket(): Plugin {
  let files = new Map<string, Uint8Array>();
  let base = '';
  return {
    name: 'pocket',
    config(_, { command }) {
      const here = command === 'build' && existsSync(ARCHIVE);
      if (here) {
        files = contents();
        const all = createHash('sha256');
        for (const data of files.values()) all.update(data);
        base = `assets/pocket-${all.digest('hex').slice(0, 12)}`;
      }
      const sha = here ? createHash('sha256').update(readFileSync(ARCHIVE)).digest('hex') : '';
      const told = here ? { base, sha, python: '3.14' } : null;
      return { define: { __POCKET__: JSON.stringify(told) } };
    },
    generateBundle(_, bundle) {
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${base}/${name}`, source });
      const client = Object.keys(bundle).filter((name) => !name.endsWith('.html'));
      // names under assets/ say what is in them, the others do not
      const version = createHash('sha256').update(client.sort().join());
      for (const file of ['index.html', ...ROOT.map((name) => `public/${name}`)])
        version.update(readFileSync(at(`../${file}`)));
      const house = [...files.keys()].map((name) => `${base}/${name}`);
      const list = (names: string[]): string => JSON.stringify(names.map((name) => `./${name}`));
      const told = {
        "'VERSION'": JSON.stringify(version.digest('hex').slice(0, 12)),
        "['FILES']": list(['', ...ROOT, ...client]),
        "['HOUSE']": list(house),
      };
      let source = readFileSync(at('../src/pocket/keeper.js'), 'utf8');
      for (const [place, what] of Object.entries(told)) {
        if (!source.includes(place)) this.error(`keeper.js has no ${place} to fill in`);
        source = source.replace(place, what);
      }
      this.emitFile({ type: 'asset', fileName: 'keeper.js', source });
    },
  };
}
