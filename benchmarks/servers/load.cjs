// The load: many tables, each socket chooses as soon as it is asked (or after a pause). One JSON line out.
// node load.cjs '{"kind":"peer"|"ours","port":…,"pid":…,"tables":…,"sockets":2|4,"pause_ms":0,"seconds":3,"runs":3}'
const fs = require('fs');

const spec = JSON.parse(process.argv[2]);
const { kind, port, pid, game, seats, tables, sockets, pause_ms: pause, seconds, runs } = spec;
// Two sockets at a table for four hold two seats each.
// Several nodes: "ports" and "pids" of all; a table's sockets are all on one, or "random"; "db": PostgreSQL's own pid.
const ports = spec.ports ?? [port];
const pids = spec.pids ?? [pid];

const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const pick = (list) => list[Math.floor(Math.random() * list.length)];

// -- what the machine says

const stat = (id) => fs.readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');

function processNow() {
  let [cpu, rss] = [0, 0];
  for (const id of pids) {
    cpu += (+stat(id)[11] + +stat(id)[12]) / 100;
    rss += +/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${id}/status`, 'utf8'))[1];
  }
  return { cpu, rss };
}

/** CPU seconds of the database: the process itself, its children, and those that have ended. */
function databaseNow() {
  if (!spec.db) return 0;
  const own = stat(spec.db);
  let ticks = +own[11] + +own[12] + +own[13] + +own[14];
  for (const id of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const one = stat(id);
      if (+one[1] === spec.db) ticks += +one[11] + +one[12];
    } catch {
      // it has ended meanwhile
    }
  }
  return ticks / 100;
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

const UPDATE = '{"type":"update","version":';
const VIEW = Buffer.from(',"view":');
const CHOICES = Buffer.from(',"choices":[');
const NOTHING = ',"choices":[],"undo":null}';

/** A WebSocket with as little between it and the wire as can be: the load must not be what is measured. */
class Wire {
  constructor(port, take) {
    this.rest = null;
    this.socket = require('net').connect(port, '127.0.0.1');
    this.socket.setNoDelay(true);
    this.socket.on('error', () => refused++);
    this.ready = new Promise((done) => {
      this.socket.once('data', (head) => {
        if (!head.includes(' 101 ')) refused++;
        this.socket.on('data', (data) => this.frames(data, take));
        done();
      });
    });
    this.socket.write(
      `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: bmlnaHQgbWFya2V0IHJ1bg==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
  }

  frames(data, take) {
    if (this.rest) data = Buffer.concat([this.rest, data]);
    this.rest = null;
    let at = 0;
    while (at < data.length) {
      let begin = at + 2;
      let size = data.length < begin ? Infinity : data[at + 1];
      if (size === 126) {
        begin = at + 4;
        size = data.length < begin ? Infinity : data.readUInt16BE(at + 2);
      } else if (size === 127) {
        begin = at + 10;
        size = data.length < begin ? Infinity : Number(data.readBigUInt64BE(at + 2));
      }
      if (begin + size > data.length) {
        this.rest = data.subarray(at);
        return;
      }
      const kind = data[at] & 15;
      if (kind === 1) take(data, begin, begin + size);
      else if (kind === 9) this.frame(0x8a, data.subarray(begin, begin + size));
      at = begin + size;
    }
  }

  /** Masked by zeros, which is a mask. */
  frame(first, payload) {
    const long = payload.length > 125;
    const whole = Buffer.alloc((long ? 8 : 6) + payload.length);
    whole[0] = first;
    if (long) {
      whole[1] = 0x80 | 126;
      whole.writeUInt16BE(payload.length, 2);
    } else whole[1] = 0x80 | payload.length;
    payload.copy(whole, long ? 8 : 6);
    this.socket.write(whole);
  }

  send(text) {
    this.frame(0x81, Buffer.from(text));
  }
}

class Ours {
  constructor(port, table, code, secrets, host) {
    this.port = port;
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
    this.wire = new Wire(this.port, (data, begin, end) => this.read(data, begin, end));
    return new Promise((done) => {
      this.waiting.set('welcome', done);
      this.wire.ready.then(() => this.send({ type: 'hello', table: this.code, secrets: this.secrets }));
    });
  }

  /** Of an update the number, and of the asked seat's the choices; the view itself is left unread. */
  read(data, begin, end) {
    const head = data.latin1Slice(begin, begin + 48);
    if (!head.startsWith(UPDATE)) {
      this.take(JSON.parse(data.latin1Slice(begin, end)));
      return;
    }
    const version = parseInt(head.slice(UPDATE.length), 10);
    this.shown(version);
    if (data.latin1Slice(end - NOTHING.length, end) === NOTHING) return;
    const at = data.lastIndexOf(CHOICES, end) + CHOICES.length;
    const choices = JSON.parse(data.latin1Slice(at - 1, data.indexOf(93, at) + 1));
    if (choices.length === 0) return;
    const seat = data[data.indexOf(VIEW, begin) - 1] - 48; // "seat":2,"view":
    const make = () =>
      when(() => {
        this.table.sent(version + 1);
        const key = this.keys++;
        this.wire.send(
          `{"type":"play","key":"${key}","version":${version},"seat":${seat},"choices":["${choose(choices)}"]}`,
        );
      });
    if (running) make();
    else starts.push(make);
  }

  send(message) {
    this.wire.send(JSON.stringify(message));
  }

  ask(message) {
    const key = String(this.keys++);
    return new Promise((done) => {
      this.waiting.set(key, done);
      this.send({ ...message, key });
    });
  }

  take(m) {
    const told = m.type === 'welcome' ? m.table : m;
    if (told.type === 'table' || m.type === 'welcome') this.open = told.chairs.some((c) => c.kind === 'open');
    if (m.type === 'welcome') {
      this.seats = m.you.seats;
      this.answer('welcome', m);
    } else if (m.type === 'you') this.seats = m.seats;
    else if (m.type === 'table' && m.next && m.next !== this.code) this.move_on(m.next);
    else if (m.type === 'table' && m.phase === 'over' && this.ended !== m.code) {
      this.ended = m.code;
      if (this.host) this.send({ type: 'rematch', key: String(this.keys++) });
    } else if (m.type === 'seated') {
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
  const home = ports[k % ports.length];
  const answer = await fetch(`http://127.0.0.1:${home}/api/tables`, {
    method: 'POST',
    body: JSON.stringify({ game, name: 'p0', chairs: Array(seats).fill({ kind: 'open' }) }),
  });
  const { table: code, secret } = await answer.json();
  const all = [];
  for (let i = 0; i < sockets; i++) {
    const one = new Ours(spec.random ? pick(ports) : home, table, code, i === 0 ? [secret] : [], i === 0);
    await one.open();
    for (let seat = i; seat < seats; seat += sockets) {
      if (seat > 0) await one.ask({ type: 'sit', seat, name: `p${seat}` });
    }
    all.push(one);
    ready++;
  }
  while (all[0].open) await sleep(5); // who sat down on another node is known in a moment
  await all[0].ask({ type: 'start' });
}

// -- the run

(async () => {
  const empty = processNow();
  for (let k = 0; k < tables; k++) await (kind === 'peer' ? openPeers(k) : openOurs(k));
  await sleep(700);
  const joined = processNow();
  running = true;
  starts.forEach((start) => start());
  await sleep(1500);
  const found = [];
  for (let run = 0; run < runs; run++) {
    late = [];
    const [p0, d0, m0, t0, own0] = [processNow(), databaseNow(), machineBusy(), now(), process.cpuUsage()];
    measuring = true;
    await sleep(seconds * 1000);
    measuring = false;
    const wall = (now() - t0) / 1000;
    const [p1, db, own1] = [processNow(), databaseNow() - d0, process.cpuUsage(own0)];
    const load = (own1.user + own1.system) / 1e6;
    late.sort((a, b) => a - b);
    const at = (share) => (late.length ? late[Math.min(late.length - 1, Math.floor(share * late.length))] : null);
    found.push({
      moves_s: late.length / wall,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      max_ms: at(1),
      server_cores: (p1.cpu - p0.cpu) / wall,
      db_cores: db / wall,
      load_cores: load / wall,
      neighbour_cores: (machineBusy() - m0 - (p1.cpu - p0.cpu) - db - load) / wall,
      rss_kib: p1.rss,
    });
  }
  const middle = (name) => found.map((f) => f[name]).sort((a, b) => a - b)[Math.floor(runs / 2)];
  const row = { ...spec, kib_per_table: (joined.rss - empty.rss) / tables, empty_kib: empty.rss, refused };
  for (const name of Object.keys(found[0])) row[name] = +middle(name).toFixed(4);
  row.spread = found.map((f) => Math.round(f.moves_s));
  console.log(JSON.stringify(row));
  process.exit(0);
})().catch((error) => {
  console.log(JSON.stringify({ ...spec, failed: String(error) }));
  process.exit(1);
});
