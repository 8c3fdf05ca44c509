// The peer: a boardgame.io server with a small hidden-hand game that never ends, so a run stays steady.
// node peer.cjs PORT
const { Server, Origins } = require('boardgame.io/server');

const CARDS = 24;
const ROW = 5;
const HAND = 4;

/** Fill the row from the deck; an empty deck is made of the discards again. */
function refill(G, random) {
  while (G.row.length < ROW) {
    if (G.deck.length === 0) {
      if (G.heap.length === 0) return;
      G.deck = random.Shuffle(G.heap);
      G.heap = [];
    }
    G.row.push(G.deck.pop());
  }
}

const stall = {
  name: 'stall',
  setup: ({ ctx, random }) => {
    const players = [...Array(ctx.numPlayers).keys()];
    const G = {
      deck: random.Shuffle([...Array(CARDS).keys()]),
      row: [],
      heap: [],
      hands: players.map(() => []),
      coins: players.map(() => 0),
    };
    refill(G, random);
    return G;
  },
  // Each seat sees its own hand; of the deck and of the others' hands only how many.
  playerView: ({ G, playerID }) => ({
    row: G.row,
    heap: G.heap,
    coins: G.coins,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    buy: ({ G, ctx, random }, at) => {
      if (!Number.isInteger(at) || at < 0 || at >= G.row.length) return 'INVALID_MOVE';
      const seat = +ctx.currentPlayer;
      G.hands[seat].push(G.row.splice(at, 1)[0]);
      if (G.hands[seat].length > HAND) {
        const sold = G.hands[seat].shift();
        G.coins[seat] += sold % 7;
        G.heap.push(sold);
      }
      refill(G, random);
    },
  },
};

Server({ games: [stall], origins: [Origins.LOCALHOST] }).run(
  { port: +process.argv[2], lobbyConfig: undefined },
  () => console.log('ready'),
);
