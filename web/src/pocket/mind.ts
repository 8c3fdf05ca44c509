/** Where the pocket's bots think, so that the table never waits for them. */
import { python } from './python';

const house = python().then((found) => found.pyimport('nightmarket.pocket.house'));

addEventListener('message', (event: MessageEvent<{ id: number; question: string }>) => {
  const { id, question } = event.data;
  void house
    .then((found) => found.think(question) as string)
    .then(
      (choice) => postMessage({ id, choice }),
      (reason: unknown) => postMessage({ id, problem: String(reason).slice(-300) }),
    );
});
