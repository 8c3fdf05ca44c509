/** The house in the pocket: Python in a worker, behind a lock, on a file of the page's own. */
import { Disk } from './disk';
import { CHANNEL, LOCK, type ToHouse, type ToPage } from './post';
import { python } from './python';

const channel = new BroadcastChannel(CHANNEL);
const tell = (message: ToPage): void => channel.postMessage(message);

/** Bots think next door; whoever dies over a thought is followed by another. */
function mind(): (question: string) => Promise<string> {
  const waiting = new Map<number, [(choice: string) => void, (reason: Error) => void]>();
  const hire = (): Worker => {
    const worker = new Worker(new URL('./mind.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<{ id: number; choice?: string; problem?: string }>) => {
      const { id, choice, problem } = event.data;
      const [done, failed] = waiting.get(id) ?? [];
      waiting.delete(id);
      if (choice !== undefined) done?.(choice);
      else failed?.(new Error(problem));
    };
    worker.onerror = () => {
      worker.terminate();
      thinker = hire();
      for (const [, failed] of waiting.values()) failed(new Error('nobody thinks any more'));
      waiting.clear();
    };
    return worker;
  };
  let thinker = hire();
  let asked = 0;
  return (question) =>
    new Promise((done, failed) => {
      waiting.set(++asked, [done, failed]);
      thinker.postMessage({ id: asked, question });
    });
}

async function open(): Promise<void> {
  channel.onmessage = (event: MessageEvent<ToHouse | ToPage>) => {
    if (event.data.kind === 'there?') tell({ to: 'page', kind: 'coming' });
  };
  tell({ to: 'page', kind: 'coming' });
  const [disk, found] = await Promise.all([Disk.open(), python()]);
  const house = found.pyimport('nightmarket.pocket.worker').Worker(disk, mind());
  await house.open();
  channel.onmessage = (event: MessageEvent<ToHouse | ToPage>) => {
    const message = event.data;
    if (message.to !== 'house') return;
    switch (message.kind) {
      case 'there?':
        return tell({ to: 'page', kind: 'open', again: true });
      case 'ask': {
        const { id } = message;
        void (house.ask(message.method, message.address, message.body) as Promise<string>).then(
          (text) => {
            const [status, body] = JSON.parse(text) as [number, string];
            tell({ to: 'page', kind: 'answer', id, status, body });
          },
          () => tell({ to: 'page', kind: 'answer', id, status: 503, body: '' }),
        );
        return;
      }
      case 'connect': {
        const { id } = message;
        return house.connect(
          id,
          (text: string) => tell({ to: 'page', kind: 'said', id, text }),
          () => tell({ to: 'page', kind: 'closed', id }),
        );
      }
      case 'say':
        return house.hear(message.id, message.text);
      case 'leave':
        return house.leave(message.id);
    }
  };
  tell({ to: 'page', kind: 'open', again: false });
}

void navigator.locks.request(LOCK, async () => {
  try {
    await open();
  } catch (reason) {
    postMessage({ kind: 'failed', reason: String(reason).slice(-500) });
    return;
  }
  await new Promise(() => undefined); // for as long as this worker lives
});
// Whoever waits for this worker's end must stand behind it in the queue: asked after it, the list has it.
void navigator.locks.query().then(() => postMessage({ kind: 'queued' }));
