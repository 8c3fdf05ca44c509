/** Whether the window is a phone's, upright or on its side: the table then shows one board at a time. */
class Narrow {
  #query = matchMedia('(max-width: 900px), (max-height: 500px)');
  yes = $state(this.#query.matches);

  #lying = matchMedia('(orientation: landscape)');
  /** and lies on its side: width is there, height is not */
  lying = $state(this.#lying.matches);

  #tall = matchMedia('(min-height: 700px)');
  /** and has room for a strip more */
  tall = $state(this.#tall.matches);

  constructor() {
    this.#lying.addEventListener('change', () => (this.lying = this.#lying.matches));
    this.#tall.addEventListener('change', () => (this.tall = this.#tall.matches));
    this.#query.addEventListener('change', () => (this.yes = this.#query.matches));
  }
}

export const narrow = new Narrow();
