/** Whether the window is a phone's: the table then shows one board at a time. */
class Narrow {
  #query = matchMedia('(max-width: 900px)');
  yes = $state(this.#query.matches);

  constructor() {
    this.#query.addEventListener('change', () => (this.yes = this.#query.matches));
  }
}

export const narrow = new Narrow();
