// Runs a Python file inside WebAssembly, with the archive of the pocket and nothing else of ours:
//   node web/scripts/wasm.mjs FILE.py ARGUMENT...
// The repository lies at /repo. What the file prints is printed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [file, ...rest] = process.argv.slice(2);
const python = await loadPyodide({ env: { NIGHTMARKET_PURE: '1', PYTHONHASHSEED: '0' } });
python.unpackArchive(new Uint8Array(readFileSync(`${root}/web/.pocket/house.tar.gz`)), 'gztar', {
  extractDir: '/lib/python3.14/site-packages',
});
python.mountNodeFS('/repo', root);
python.globals.set('ARGUMENTS', python.toPy([file, ...rest]));
await python.runPythonAsync(`
import runpy, sys
sys.argv = list(ARGUMENTS)
sys.path.insert(0, "/repo")
runpy.run_path("/repo/" + sys.argv[0], run_name="__main__")
`);
