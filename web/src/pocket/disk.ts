/**
 * One file in the page's own file system, which only grows or is replaced as a whole. Two slots take turns: the new
 * one counts from the moment its head is written, after everything else of it is on disk.
 */

/** What only workers have, and so the page's types do not know. */
interface Handle {
  read(into: Uint8Array<ArrayBuffer>, where: { at: number }): number;
  write(data: Uint8Array<ArrayBuffer>, where: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

const HEAD = 16;
const HELD_MS = 50;
const TRIES = 200;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

async function slot(folder: FileSystemDirectoryHandle, name: string): Promise<Handle> {
  const file = (await folder.getFileHandle(name, { create: true })) as unknown as {
    createSyncAccessHandle(): Promise<Handle>;
  };
  for (let tries = 0; ; tries++) {
    try {
      return await file.createSyncAccessHandle();
    } catch (reason) {
      // a worker that was ended a moment ago may still hold it
      if (tries === TRIES) throw reason;
      await new Promise((done) => setTimeout(done, HELD_MS));
    }
  }
}

function turn(handle: Handle): number {
  const head = new Uint8Array(HEAD);
  if (handle.read(head, { at: 0 }) < HEAD) return 0;
  return Number(/^turn (\d{10})\n$/.exec(decoder.decode(head))?.[1] ?? 0);
}

export class Disk {
  #now: Handle;
  #next: Handle;
  #turn: number;
  #size: number;

  private constructor(one: Handle, other: Handle) {
    const newer = turn(one) >= turn(other);
    this.#now = newer ? one : other;
    this.#next = newer ? other : one;
    this.#turn = turn(this.#now);
    if (!this.#turn) this.#begin(this.#now);
    this.#size = this.#now.getSize();
  }

  static async open(): Promise<Disk> {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('night-market', { create: true });
    return new Disk(await slot(folder, 'one'), await slot(folder, 'two'));
  }

  #begin(handle: Handle): void {
    const head = `turn ${String(++this.#turn).padStart(HEAD - 6, '0')}\n`;
    handle.write(encoder.encode(head), { at: 0 });
    handle.flush();
  }

  read(): Uint8Array {
    const data = new Uint8Array(this.#size - HEAD);
    this.#now.read(data, { at: HEAD });
    return data;
  }

  append(text: string): void {
    const data = encoder.encode(text);
    try {
      if (this.#now.write(data, { at: this.#size }) < data.length) throw new Error('disk full');
      this.#now.flush();
      this.#size += data.length;
    } catch (reason) {
      this.#now.truncate(this.#size);
      throw reason;
    }
  }

  replace(text: string): void {
    const data = encoder.encode(text);
    this.#next.truncate(0);
    if (this.#next.write(data, { at: HEAD }) < data.length) throw new Error('disk full');
    this.#next.flush();
    this.#begin(this.#next);
    [this.#now, this.#next] = [this.#next, this.#now];
    this.#next.truncate(0);
    this.#size = this.#now.getSize();
  }

  close(): void {
    this.#now.close();
    this.#next.close();
  }
}
