// The load: many tables, each socket chooses as soon as it is asked (or after a pause). One JSON line out.
// node load.cjs '{"kind":"peer"|"ours","port":…,"pid":…,"tables":…,"sockets":2|4,"pause_ms":0,"seconds":3,"runs":3}'
const fs = require('fs');

const spec = JSON.parse(process.argv[2]);
const { kind, port, pid, game, seats, tables, sockets, pause_ms: pause, seconds, runs } = spec;
// Two sockets at a table for four hold two seats each.

const now = () => Number(process.hrtime.bigint()) / 1e6;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const pick = (list) => list[Math.floor(Math.random() * list.length)];

// -- what the machine says

function processNow(id) {
  const stat = fs.readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');
  const rss = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${id}/status`, 'utf8'));
  return { cpu: (+stat[11] + +stat[12]) / 100, rss: +rss[1] };
}

function machineBusy() {
  const all = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).slice(1).map(Number);
  return (all[0] + all[1] + all[2] + all[5] + all[6]) / 100;
}

// -- measuring: a move counts when every socket of its table has been shown it

let measuring = false;
let late = [];
let refused = 0;
let ready = 0;
let running = false;
const starts = [];

class Table {
  constructor() {
    this.open = new Map(); // version -> when it was sent, who has seen it
  }

  sent(version) {
    this.open.set(version, { at: now(), left: sockets });
  }

  seen(version) {
    const move = this.open.get(version);
    if (move && --move.left === 0) {
      this.open.delete(version);
      if (measuring) late.push(now() - move.at);
    }
  }
}

/** Move now or after the pause; `make` is called when it is time. */
function when(make) {
  if (pause) setTimeout(make, pause * (0.5 + Math.random()));
  else make();
}

// -- the peer

function openPeer(table, id, seat) {
  const { io } = require('socket.io-client');
  const me = String(seat);
  const socket = io(`http://127.0.0.1:${port}/stall`, { transports: ['websocket'], forceNew: true });
  let last = -1;
  const move = () =>
    when(() => {
      table.sent(last + 1);
      const payload = { type: 'buy', args: [Math.floor(Math.random() * 5)], playerID: me };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, last, id, me);
    });
  const take = (state) => {
    if (state._stateID <= last) return;
    last = state._stateID;
    table.seen(last);
    if (running && state.ctx.currentPlayer === me) move();
  };
  return new Promise((done) => {
    socket.on('connect', () => socket.emit('sync', id, me, undefined, sockets));
    socket.on('sync', (_, info) => {
      last = info.state._stateID;
      if (info.state.ctx.currentPlayer === me) starts.push(move);
      ready++;
      done();
    });
    socket.on('update', (_, state) => take(state));
    socket.on('connect_error', () => refused++);
  });
}

async function openPeers(k) {
  const table = new Table();
  const id = `t${k}-${process.pid}`;
  for (let seat = 0; seat < sockets; seat++) await openPeer(table, id, seat); // the first one makes the match
}

// -- ours

/** Any choice; in Shadow Traders long turns: speak before rolling, act as often as the dice allow. */
function choose(choices) {
  if (game !== 'shadow-traders') return pick(choices);
  const more = choices.filter((c) => c !== 'roll' && c !== 'rest');
  if (more.length === 0) return choices[0];
  const acts = more.filter((c) => c.startsWith('act:'));
  if (acts.length === more.length) return acts.reduce((a, b) => (+a.split(':')[2] >= +b.split(':')[2] ? a : b));
  return pick(more);
}

const QUIET = Buffer.from('"choices":[]');
const GOING_ON = Buffer.from('"over":false');
const VERSION = Buffer.from('"version":');

/** The version of an update, without reading the rest of it. */
function numberIn(raw) {
  const at = raw.indexOf(VERSION) + VERSION.length;
  return parseInt(raw.toString('latin1', at, at + 10), 10);
}

class Ours {
  constructor(table, code, secrets, host) {
    this.table = table;
    this.code = code;
    this.secrets = secrets;
    this.host = host;
    this.version = -1;
    this.parts = 0; // own seats that have been shown this version
    this.seats = [];
    this.keys = 0;
    this.waiting = new Map();
  }

  open() {
    const WebSocket = require('ws');
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    this.socket.on('message', (raw) => {
      // Who is not asked needs the number alone: the load must not be what is measured.
      if (raw.includes(QUIET) && raw.includes(GOING_ON)) this.shown(numberIn(raw));
      else this.take(JSON.parse(raw));
    });
    this.socket.on('error', () => refused++);
    return new Promise((done) => {
      this.waiting.set('welcome', done);
      this.socket.on('open', () => this.send({ type: 'hello', table: this.code, secrets: this.secrets }));
    });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  ask(message) {
    const key = String(this.keys++);
    return new Promise((done) => {
      this.waiting.set(key, done);
      this.send({ ...message, key });
    });
  }

  take(m) {
    if (m.type === 'update') this.update(m);
    else if (m.type === 'welcome') {
      this.seats = m.you.seats;
      this.answer('welcome', m);
    } else if (m.type === 'you') this.seats = m.seats;
    else if (m.type === 'table' && m.next && m.next !== this.code) this.move_on(m.next);
    else if (m.type === 'seated') {
      if (m.secret) this.secrets.push(m.secret);
      this.answer(m.key, m);
    } else if (m.type === 'refused') {
      refused++;
      if (refused < 4) console.error(JSON.stringify(m));
    } else if (m.key !== undefined) this.answer(m.key, m);
  }

  answer(key, m) {
    const done = this.waiting.get(key);
    this.waiting.delete(key);
    if (done) done(m);
  }

  shown(version) {
    if (version !== this.version) {
      this.version = version;
      this.parts = 0;
    }
    if (++this.parts === this.seats.length) this.table.seen(version);
  }

  update(m) {
    this.shown(m.version);
    if (m.over) {
      if (this.host && m.seat === this.seats[0]) this.send({ type: 'rematch', key: String(this.keys++) });
    } else if (m.choices.length > 0) {
      const make = () =>
        when(() => {
          this.table.sent(m.version + 1);
          const key = String(this.keys++);
          this.send({ type: 'play', key, version: m.version, seat: m.seat, choices: [choose(m.choices)] });
        });
      if (running) make();
      else starts.push(make);
    }
  }

  /** The game is over: everybody goes to the next table on the same socket, the host deals. */
  async move_on(code) {
    this.code = code;
    this.version = -1;
    this.table.open.clear();
    const there = new Promise((done) => this.waiting.set('welcome', done));
    this.send({ type: 'hello', table: code, secrets: this.secrets });
    await there;
    if (this.host) await this.ask({ type: 'start' });
  }
}

async function openOurs(k) {
  const table = new Table();
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    body: JSON.stringify({ game, name: 'p0', chairs: Array(seats).fill({ kind: 'open' }) }),
  });
  const { table: code, secret } = await answer.json();
  const all = [];
  for (let i = 0; i < sockets; i++) {
    const one = new Ours(table, code, i === 0 ? [secret] : [], i === 0);
    await one.open();
    for (let seat = i; seat < seats; seat += sockets) {
      if (seat > 0) await one.ask({ type: 'sit', seat, name: `p${seat}` });
    }
    all.push(one);
    ready++;
  }
  await all[0].ask({ type: 'start' });
}

// -- the run

(async () => {
  const empty = processNow(pid);
  for (let k = 0; k < tables; k++) await (kind === 'peer' ? openPeers(k) : openOurs(k));
  await sleep(700);
  const joined = processNow(pid);
  running = true;
  starts.forEach((start) => start());
  await sleep(1500);
  const found = [];
  for (let run = 0; run < runs; run++) {
    late = [];
    const [p0, m0, t0, own0] = [processNow(pid), machineBusy(), now(), process.cpuUsage()];
    measuring = true;
    await sleep(seconds * 1000);
    measuring = false;
    const wall = (now() - t0) / 1000;
    const [p1, own1] = [processNow(pid), process.cpuUsage(own0)];
    const load = (own1.user + own1.system) / 1e6;
    late.sort((a, b) => a - b);
    const at = (share) => (late.length ? late[Math.min(late.length - 1, Math.floor(share * late.length))] : null);
    found.push({
      moves_s: late.length / wall,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      max_ms: at(1),
      server_cores: (p1.cpu - p0.cpu) / wall,
      load_cores: load / wall,
      neighbour_cores: (machineBusy() - m0 - (p1.cpu - p0.cpu) - load) / wall,
      rss_kib: p1.rss,
    });
  }
  const middle = (name) => found.map((f) => f[name]).sort((a, b) => a - b)[Math.floor(runs / 2)];
  const row = { ...spec, kib_per_table: (joined.rss - empty.rss) / tables, empty_kib: empty.rss, refused };
  for (const name of Object.keys(found[0])) row[name] = +middle(name).toFixed(2);
  row.spread = found.map((f) => Math.round(f.moves_s));
  console.log(JSON.stringify(row));
  process.exit(0);
})().catch((error) => {
  console.log(JSON.stringify({ ...spec, failed: String(error) }));
  process.exit(1);
});
