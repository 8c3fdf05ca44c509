/** Python in a worker: Pyodide from our own origin, and our sources out of one archive. */

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  // what Python hands over has whatever methods it has there
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  pyimport(module: string): any;
}

const hex = (data: ArrayBuffer): string =>
  [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export async function python(): Promise<Python> {
  if (!__POCKET__) throw new Error('this build has no pocket');
  // This file lies under assets/ too. By way of a name: the bundler makes a file of its own of what it can read.
  const here = import.meta.url;
  const base = new URL(`../${__POCKET__.base}/`, here).href;
  // Not every host packs what it sends, so the largest file comes packed and is unpacked here.
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.endsWith('.wasm')) return plain(input, init);
    const packed = await plain(`${address}.packed`);
    if (!packed.ok || !packed.body) return packed;
    return new Response(packed.body.pipeThrough(new DecompressionStream('gzip')), {
      headers: { 'content-type': 'application/wasm' },
    });
  };
  const archive = plain(`${base}house.tar.gz`).then((found) => found.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const found = await loadPyodide({ indexURL: base, env: { NIGHTMARKET_PURE: '1', HOME: '/' } });
  const packed = await archive;
  if (hex(await crypto.subtle.digest('SHA-256', packed)) !== __POCKET__.sha)
    throw new Error('the archive is not the one this page was built with');
  const extractDir = `/lib/python${__POCKET__.python}/site-packages`;
  found.unpackArchive(packed, 'gztar', { extractDir });
  return found;
}
