/** The texts of a game that is not one of the market's own: the server has them from the game's folder. */
import type { Brought } from './wire';
import { to } from './root';

const asked = new Map<string, Promise<Brought>>();

export function brought(game: string, language: string): Promise<Brought> {
  const path = to(`/api/games/${encodeURIComponent(game)}/${language}`);
  const found = asked.get(path) ?? fetch(path).then(read);
  asked.set(path, found);
  found.catch(() => asked.delete(path)); // no line: asked for again
  return found;
}

async function read(answer: Response): Promise<Brought> {
  if (!answer.ok) throw new Error(`no texts: ${answer.status} ${answer.url}`);
  return (await answer.json()) as Brought;
}
