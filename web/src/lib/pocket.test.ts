/** The house in the pocket as the page uses it. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { pocket } from './pocket.svelte';
import { carryTable, lastGames, listGames, openTable, Problem, saveRecord } from './server.svelte';
import { settings } from './settings.svelte';

// the settings ask the browser how it moves; here there is none
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What a click on a record's link saves here; null where the browser follows the link itself. */
async function saved(id: string): Promise<{ name: string; text: string } | null> {
  const link = { href: '', download: '', click: vi.fn() };
  const files: Blob[] = [];
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.useFakeTimers();
  const click = { preventDefault: vi.fn() };
  await saveRecord(click as unknown as MouseEvent, id, `${id}.json`);
  expect(link.click).toHaveBeenCalledTimes(click.preventDefault.mock.calls.length);
  return files[0] ? { name: link.download, text: await files[0].text() } : null;
}

it('saves the record of a table that only this device has, as the house tells it', async () => {
  const text = '{"game": "x", "seed": "007"}';
  const ask = vi.spyOn(pocket, 'ask').mockResolvedValue({ status: 200, body: text });
  expect(await saved('0bcde-fghij')).toEqual({ name: '0bcde-fghij.json', text });
  expect(ask).toHaveBeenCalledWith('/api/records/0bcde-fghij', undefined);
});

it("leaves a server's records to the server", async () => {
  const ask = vi.spyOn(pocket, 'ask');
  expect(await saved('abcde-fghij')).toBe(null);
  expect(ask).not.toHaveBeenCalled();
});

const OPENED = JSON.stringify({ table: '0bcde-fghij', secret: 's' });

it('opens a table alone here when the house stands, unless the server was chosen', async () => {
  const ask = vi.spyOn(pocket, 'ask').mockResolvedValue({ status: 201, body: OPENED });
  const server = vi.fn(async () => new Response(OPENED.replace('0', 'a'), { status: 201 }));
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('navigator', {});
  vi.spyOn(pocket, 'offered', 'get').mockReturnValue(true);
  const start = vi.spyOn(pocket, 'start').mockResolvedValue(true);
  const open = vi.spyOn(pocket, 'isOpen', 'get').mockReturnValue(true);
  expect(await openTable({ game: 'x' } as never, 'here')).toBe('0bcde-fghij');
  expect(await openTable({ game: 'x' } as never, 'met')).toBe('abcde-fghij');
  settings.server = true;
  expect(await openTable({ game: 'x' } as never, 'here')).toBe('abcde-fghij');
  expect(start).not.toHaveBeenCalled();
  settings.server = false;
  open.mockReturnValue(false);
  expect(await openTable({ game: 'x' } as never, 'here')).toBe('abcde-fghij');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(1); // it comes beside the game, for the next one
});

it('carries a table to the server and nowhere else', async () => {
  const ask = vi.spyOn(pocket, 'ask').mockResolvedValue({ status: 200, body: '{"seed":"1"}' });
  vi.spyOn(pocket, 'wanted', 'get').mockReturnValue(true);
  const server = vi.fn(
    async (_: string, __: { body: string }) => new Response('', { status: 200 }),
  );
  vi.stubGlobal('fetch', server);
  server.mockRejectedValueOnce(new TypeError('no network'));
  await expect(carryTable('0bcde-fghij', true)).rejects.toBeInstanceOf(Problem);
  expect(ask).toHaveBeenCalledTimes(1); // it did not arrive on the device it came from
  server.mockResolvedValueOnce(new Response(OPENED.replace('0', 'a'), { status: 201 }));
  expect(await carryTable('0bcde-fghij', true)).toBe('abcde-fghij');
  expect(JSON.parse(server.mock.calls[1]?.[1].body ?? '')).toEqual({ seed: '1', invite: true });
});

it('shows the stalls that stood last while the house on this device still opens', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal('fetch', async () => new Response('[{"key":"x"}]', { status: 200 }));
  const wanted = vi.spyOn(pocket, 'wanted', 'get').mockReturnValue(false);
  await listGames(true);
  expect(lastGames()).toBe(null); // only what is played here needs them
  wanted.mockReturnValue(true);
  expect(lastGames()).toBe(null);
  await listGames(true);
  expect(lastGames()).toEqual([{ key: 'x' }]);
});

it('keeps the page for every room but the one of whoever keeps a house', () => {
  const keeper = readFileSync(new URL('../pocket/keeper.js', import.meta.url), 'utf8');
  const rooms = new RegExp(/ROOMS = \/(.*)\/;/.exec(keeper)?.[1] ?? '$.');
  const router = readFileSync(new URL('./router.svelte.ts', import.meta.url), 'utf8');
  const paths = [...router.matchAll(/path === '\/(.*?)'/g)].map(([, path]) => path ?? '');
  const kinds = [...router.matchAll(/\^\\?\/(\w+)\\?\//g)].map(([, kind]) => `${kind}/abc-def`);
  expect(paths.length * kinds.length).toBeGreaterThan(20);
  for (const path of [...paths, ...kinds])
    expect([path, rooms.test(path)]).toEqual([path, path !== 'house']);
  for (const path of ['api/records/abc', 'healthz', 'keeper.js', 't/a.json'])
    expect(rooms.test(path)).toBe(false);
});
