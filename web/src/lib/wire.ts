// Made by `python -m nightmarket.server.typescript` from the server's structs. Do not edit.
/* eslint-disable */

/** The first message on every connection: which table, and who is there. */
export interface Hello {
  type: "hello";
  table: string;
  secrets?: string[];
  seen?: number;
}

/** Take an open chair, or change name and colour in one's own. Answered by `seated`. */
export interface Sit {
  type: "sit";
  key: string;
  seat: number;
  name: string;
  colour?: string;
  secret?: string;
}

/** Leave a chair: it is open again. During play a bot stands in until somebody takes it. */
export interface Stand {
  type: "stand";
  key: string;
  seat: number;
}

/** What the host may put into a chair before the start. */
export interface Seating {
  kind: "bot" | "keep" | "open";
  level?: "easy" | "fair" | "hard" | "master";
}

/** How much time everybody has to think: a bank that runs while a seat is asked (docs/pace.md). */
export interface Clock {
  seconds: number;
  then: "bot" | "idle" | "nothing" | "remind" | "seat";
  back?: number;
  slow?: boolean;
}

/** The host sets up the table; fields that are left out stay as they are. */
export interface Configure {
  type: "configure";
  key: string;
  chairs?: Seating[];
  order?: number[];
  options?: Record<string, string>;
  clock?: Clock;
  waits?: boolean;
  hints?: "" | "easy" | "fair" | "hard" | "master";
  listed?: boolean;
}

/** Deal. Open chairs get a bot of this level, or the start is refused when none is named. */
export interface Start {
  type: "start";
  key: string;
  fill?: "easy" | "fair" | "hard" | "master" | null;
}

/** Before the start, to the hints that the host wants; or no longer. All own seats do. */
export interface Agree {
  type: "agree";
  key: string;
  on: boolean;
}

/** Make one choice, or several as one gesture: all or none. */
export interface Play {
  type: "play";
  key: string;
  version: number;
  seat: number;
  choices: string[];
}

/** What would stand there after these choices, as long as nothing is revealed on the way. */
export interface Preview {
  type: "preview";
  key: string;
  seat: number;
  choices: string[];
}

/** Which rule forbids this choice now, or after the ones picked for the same gesture? */
export interface Why {
  type: "why";
  key: string;
  seat: number;
  choice: string;
  after?: string[];
}

/** Go back to just after entry `to`. Free over one's own choices since the horizon, else a vote. */
export interface Undo {
  type: "undo";
  key: string;
  version: number;
  seat: number;
  to: number;
}

/** Answer a proposal for all seats of this person. One no ends it. */
export interface Vote {
  type: "vote";
  key: string;
  proposal: number;
  agree: boolean;
}

export interface Chat {
  type: "chat";
  key: string;
  text?: string;
  sign?: "go" | "look" | "no" | "thanks" | "wait" | "yes" | null;
  spot?: string;
}

/** Let a bot play a seat: one's own, or as host that of somebody who has been away for a while. */
export interface HandOver {
  type: "hand-over";
  key: string;
  seat: number;
  level?: "easy" | "fair" | "hard" | "master";
}

export interface TakeBack {
  type: "take-back";
  key: string;
  seat: number;
}

/** Let a newcomer take a chair that was left in play, with the hand that lies there; or not. */
export interface Open {
  type: "open";
  key: string;
  seat: number;
  on: boolean;
}

/** Nobody new comes in from now on, neither to sit nor to watch; or they do again. With a seat: nobody sits down in this open chair. */
export interface Lock {
  type: "lock";
  key: string;
  on: boolean;
  seat?: number | null;
}

/** Send somebody away: in the lobby as host, in play who has taken over a chair that was left. Without a seat: those who only watch, and the table is locked behind them. */
export interface Remove {
  type: "remove";
  key: string;
  seat?: number | null;
}

/** Tell whoever keeps the house about somebody, or about the table. */
export interface Report {
  type: "report";
  key: string;
  text: string;
  seat?: number | null;
}

/** Let the server decline for a seat what is asked of everybody who could hold an answer. */
export interface Automatic {
  type: "automatic";
  key: string;
  seat: number;
  on: boolean;
  unless?: boolean;
}

/** When a player sleeps: at a table over days these hours cost nothing. For all own seats. */
export interface Quiet {
  type: "quiet";
  key: string;
  zone: string;
  begins?: number;
  ends?: number;
}

/** Decide in advance what a seat will answer to a question; no choices: nothing any more. */
export interface Plan {
  type: "plan";
  key: string;
  seat: number;
  ask: string;
  choices: string[];
  again?: boolean;
  unless?: boolean;
}

/** What can be decided in advance, after these choices? Answered by `foreseen`. */
export interface Ahead {
  type: "ahead";
  key: string;
  seat: number;
  choices?: string[];
}

/** Play at another pace from now on, if everybody who is seated agrees (`vote`). */
export interface Repace {
  type: "repace";
  key: string;
  clock: Clock;
}

/** Take time for such a question: it stays open until the seat answers itself. */
export interface Hold {
  type: "hold";
  key: string;
  seat: number;
}

/** How this person follows the game: what a bot's step should take, and whether a lesson is open. Heeded only where no other person plays: nobody waits for somebody else's reading. */
export interface Follow {
  type: "follow";
  key: string;
  pace_ms?: number;
  reading?: boolean;
}

/** Agree to play to teach and to learn, or no longer. It holds while everybody seated agrees. */
export interface Teach {
  type: "teach";
  key: string;
  on: boolean;
}

/** The bot that thinks shall answer at once. */
export interface Hurry {
  type: "hurry";
  key: string;
}

/** The same people at a new table. Answered to everybody by `table` with `next`. */
export interface Rematch {
  type: "rematch";
  key: string;
  same?: boolean;
}

/** A code that gives another device the same seats, once, for a few minutes. */
export interface Share {
  type: "share";
  key: string;
}

export interface Ping {
  type: "ping";
}

/** Open a table. The one who opens it is its host and sits in the first chair if `name` is given. */
export interface NewTable {
  game: string;
  chairs?: Seating[];
  options?: Record<string, string>;
  clock?: Clock;
  waits?: boolean;
  deal_of?: string | null;
  listed?: boolean;
  name?: string;
  colour?: string;
  lesson?: string;
  language?: string;
}

/** Go on from a record's position in one seat, bots in the others: the same deal, the same luck, or all that the seat could not know drawn anew. */
export interface PlayOn {
  at: number;
  seat: number;
  name: string;
  level?: "easy" | "fair" | "hard" | "master";
  redraw?: boolean;
}

/** The secrets of whoever moves a table to another house. */
export interface Carry {
  secrets: string[];
}

export interface CarriedChair {
  kind: "bot" | "open" | "person";
  name?: string;
  colour?: string;
  level?: "easy" | "fair" | "hard" | "master";
  stand_in?: boolean;
}

/** A table on its way from one house to another. */
export interface Carried {
  game: string;
  rules_version: number;
  chairs: CarriedChair[];
  options: Record<string, string>;
  clock: Clock;
  waits: boolean;
  seed: string;
  entries: string[];
  invite?: boolean;
}

export interface Claim {
  code: string;
}

/** A table this browser remembers, with its secrets there. */
export interface Held {
  table: string;
  secrets?: string[];
}

export interface MineRequest {
  tables: Held[];
}

/** What a browser has seen of a table, and its secrets there. */
export interface Missed {
  table: string;
  secrets: string[];
  seen?: number;
  said?: number;
}

/** What would a bot do in this seat? Where all who play agreed to that before the start. */
export interface HintWish {
  table: string;
  secrets: string[];
  seat: number;
}

export interface HouseKey {
  secret: string;
}

/** One thing to be done. `table` is the name in `HouseTable`. */
export interface HouseWish {
  what: "backup" | "ban" | "close" | "dismiss" | "mute" | "remove" | "unban" | "unmute";
  table?: string;
  seat?: number;
  connection?: number;
  address?: string;
  minutes?: number;
  report?: string;
}

export interface Begin {
  name: string;
  language?: string;
}

export interface QuietHours {
  zone: string;
  begins: number;
  ends: number;
}

export interface ChangeMe {
  name?: string;
  language?: string;
  told?: ("late" | "over" | "talk" | "turn")[];
  quiet?: QuietHours | null;
}

export interface Code {
  code: string;
}

export interface SixWords {
  words: string;
}

/** What it answered. */
export interface PasskeyShown {
  credential: Record<string, unknown>;
}

/** A device, or a passkey. */
export interface Named {
  id: string;
}

/** Where this browser is told. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface MuteTable {
  table: string;
  on: boolean;
}

/** Another way to be told: without a code one is sent there; an empty place ends it. */
export interface Fill {
  name: string;
  place: string;
  code?: string;
}

/** Want nothing more of somebody, or no longer so. They are not told. */
export interface Block {
  id: string;
  on: boolean;
}

export interface DeleteMe {
  name: string;
}

/** Look back at a game, so closely. */
export interface Wish {
  level?: string;
}

/** What a seat will answer when it is asked; told to nobody else. */
export interface Planned {
  seat: number;
  ask: string;
  choices: string[];
  again: boolean;
  unless: boolean;
  lost: boolean;
}

/** Which seats this connection plays, and whether it has the host's rights. */
export interface You {
  type: "you";
  seats: number[];
  host: boolean;
  automatic: number[];
  unless: number[];
  quiet: QuietHours | null;
  plans: Planned[];
}

/** A line of the chat. */
export interface Said {
  type: "chat";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  ms: number;
  sign: "go" | "look" | "no" | "thanks" | "wait" | "yes" | null;
  spot: string;
  note: "back" | "late-bot" | "late-idle" | "late-nothing" | "late-remind" | "late-seat" | "pace" | "stopped" | null;
  after: number;
}

/** A place at the table, as everybody sees it. */
export interface Chair {
  kind: "bot" | "open" | "person";
  name: string;
  colour: string;
  level: "easy" | "fair" | "hard" | "master";
  present: boolean;
  stand_in: boolean;
  away_s: number;
  opened: boolean;
  newcomer: boolean;
  muted: boolean;
  sat_from: number;
  sat_to: number;
  late: boolean;
  stopped: boolean;
  locked: boolean;
  teaches: boolean;
}

/** One line of the score sheet, as the rulebook counts it. */
export interface Line {
  key: string;
  rule: string;
  points: number[];
  counts: boolean;
  under: string;
  box: number[];
}

/** How the game ended. */
export interface Result {
  sheet: Line[];
  totals: number[];
  winners: number[];
  rule: string;
}

/** An undo beyond the horizon, or another pace, waiting for the people at the table. */
export interface Proposal {
  id: number;
  seat: number;
  to: number;
  agreed: number[];
  waiting: number[];
  clock: Clock | null;
}

/** Where a table stands in its lesson. */
export interface InLesson {
  name: string;
  beat: number | null;
  done: number;
}

/** Everything about a table but the game itself; the same for every viewer. Sent when it changes. */
export interface Table {
  type: "table";
  code: string;
  game: string;
  rules_version: number;
  phase: "lobby" | "over" | "playing";
  chairs: Chair[];
  host: number[];
  options: Record<string, string>;
  names: Record<string, Record<string, string>>;
  meaning: unknown;
  teams: number[][];
  printed: string;
  clock: Clock;
  waits: boolean;
  sat_in: boolean;
  teaching: boolean;
  taught: boolean;
  paused: number[];
  listed: boolean;
  commitment: string;
  seed: string | null;
  result: Result | null;
  proposal: Proposal | null;
  next: string | null;
  deal_of: string | null;
  known: boolean;
  watchers: number;
  absent_s: number;
  locked: boolean;
  kept_days: number;
  reports: boolean;
  lesson: InLesson | null;
  hints: "" | "easy" | "fair" | "hard" | "master";
  agreed: number[];
}

/** The answer to `hello`. One `update` for each own seat (or for the watcher) follows. */
export interface Welcome {
  type: "welcome";
  you: You;
  version: number;
  chat: Said[];
  refused: number;
  wire: number;
  table: Table;
}

/** One entry of the log as a viewer may read it. */
export interface Seen {
  n: number;
  seat: number | null;
  events: Record<string, unknown>[];
  ms: number;
  undo: number | null;
}

/** The clock of the question that is open. */
export interface Remaining {
  seats: number[];
  ms: number;
  banks: number[];
  resting: number[];
}

/** The game as one seat sees it now, whole, and what happened since the last update. */
export interface Update {
  type: "update";
  version: number;
  question: Record<string, unknown>;
  asked: number[];
  log: Seen[];
  horizon: number;
  clock: Remaining | null;
  over: boolean;
  seat: number | null;
  view: unknown;
  choices: string[];
  undo: number | null;
}

/** A bot takes its time; the next update ends it. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** To the seat alone: the question is declined for it when this time is over. */
export interface Window {
  type: "window";
  seat: number;
  version: number;
  ms: number;
}

/** Done, and on disk. */
export interface Ack {
  type: "ack";
  key: string;
  version: number;
}

/** Not done; nothing has changed. The sentence for people has the id `refused-<code>`. */
export interface Refused {
  type: "refused";
  key: string;
  code: string;
  rule: string;
  text: string;
  facts: Record<string, string>;
}

/** The answer to `why`: the rule that forbids the choice; no code when it is allowed. */
export interface Because {
  type: "because";
  key: string;
  code: string;
  rule: string;
}

/** The answer to `preview`. Without a view: something would be revealed, so nobody may know yet. */
export interface Previewed {
  type: "previewed";
  key: string;
  version: number;
  view: unknown | null;
  question: Record<string, unknown>;
  choices: string[];
  ends: boolean;
}

/** A question that may be answered once for all, and how. */
export interface Beforehand {
  ask: string;
  choices: string[];
}

/** The answer to `ahead`: the question that comes next, as far as can be told, and its answers that hang on nothing unknown; empty: nothing can be decided about it. */
export interface Foreseen {
  type: "foreseen";
  key: string;
  version: number;
  ask: string;
  choices: string[];
  standing: Beforehand[];
}

/** A chair is taken. `secret` is new when this connection had none: keep it, it is the seat. */
export interface Seated {
  type: "seated";
  key: string;
  seat: number;
  secret: string | null;
}

/** The answer to `share`: the other device opens /t/<table>#<code> and posts it to /api/claim. */
export interface Link {
  type: "link";
  key: string;
  code: string;
  seconds: number;
}

/** The connection ends; the code says why, `again` whether to try once more. */
export interface Gone {
  type: "gone";
  code: string;
  again: boolean;
}

export interface Pong {
  type: "pong";
}

/** Why a request was refused; the sentence for people has the id `refused-<code>`. */
export interface Problem {
  code: string;
  text: string;
  field: string;
  rule: string;
  facts: Record<string, string>;
}

export interface Health {
  ok: boolean;
  version: string;
  kernel: string;
  tables: number;
  connections: number;
}

export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  rule: string;
  kind: "colour" | "one" | "pack" | "seat" | "some";
  seats: number;
}

/** What the table setup needs to know about a game. */
export interface GameInfo {
  key: string;
  prefix: string;
  titles: Record<string, string>;
  blurbs: Record<string, string>;
  seats: number[];
  options: OptionInfo[];
  rules_version: number;
  timed: boolean;
  listed: number;
  verbs: Record<string, string[]>;
  events: Record<string, Record<string, string>>;
  declines: boolean;
  compared: boolean;
  lessons: boolean;
  puzzles: boolean;
}

/** A lesson as the list of a course offers it. */
export interface CourseLine {
  name: string;
  titles: Record<string, string>;
  steps: number;
}

/** A gesture that a lesson shows or teaches. */
export interface Beat {
  play: string[];
  by: number;
  step: string;
  point: string[];
  rule: string;
}

export interface LessonInfo {
  name: string;
  beats: Beat[];
}

/** The texts of a game that is not one of the market's own: its client cannot have them built in. */
export interface Brought {
  words: string;
  rules: string;
}

/** The new table and the secret that makes its bearer the host (and the first seat). */
export interface Opened {
  table: string;
  secret: string;
}

export interface Claimed {
  table: string;
  secret: string;
}

/** A table in a list: enough to say whose turn it is. */
export interface Running {
  table: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  chairs: Chair[];
  asked: number[];
  yours: number[];
  version: number;
  updated: number;
  since: number;
  said: number;
  winners: number[];
  clock: Clock;
  time: Remaining | null;
  language: string;
  next: string | null;
  brief: Record<string, string | number>;
}

export interface RunningList {
  tables: Running[];
}

/** What has happened since: what that seat would be shown if it came now, and never more. */
export interface Digest {
  table: Table;
  you: You;
  update: Update;
  chat: Said[];
}

/** The table as a seat saw it after an entry of the log. */
export interface Past {
  n: number;
  view: unknown;
  question: Record<string, unknown>;
  asked: number[];
}

export interface PastList {
  moments: Past[];
}

/** Where others find this server, the likeliest first; empty when only its own machine can. */
export interface Addresses {
  addresses: string[];
}

/** A finished game among the best of its kind. */
export interface Best {
  id: string;
  kind: string;
  seats: number;
  apart: string;
  first: number;
  second: number;
  finished: number;
  names: string[];
  people: number;
  bots: number;
}

export interface BestList {
  runs: Best[];
}

/** A record on this server. */
export interface Kept {
  id: string;
  game: string;
  rules_version: number;
  seats: number;
  moves: number;
  names: string[];
  scores: number[] | null;
  winners: number[] | null;
  imported: boolean;
  kept_days: number;
  cards: Record<string, Record<string, string>>;
  printed: string;
  earlier: number;
}

export interface KeptList {
  records: Kept[];
}

/** One step of a replay through somebody's eyes. */
export interface Moment {
  n: number;
  seat: number | null;
  choice: string;
  events: Record<string, unknown>[];
  view: unknown;
  question: Record<string, unknown>;
  asked: number[];
  ms: number;
  promise: number[];
  points: number[];
}

/** A stretch of a record; ask again from `next` until it is null. */
export interface Replay {
  id: string;
  total: number;
  moments: Moment[];
  next: number | null;
}

export interface HouseBackup {
  name: string;
  at: number;
  size: number;
}

/** A connection at a table. */
export interface HouseVisitor {
  connection: number;
  seats: number[];
  address: string;
}

/** A table by a name that admits nobody: who sits there, never what they hold or say. */
export interface HouseTable {
  id: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  chairs: Chair[];
  locked: boolean;
  here: HouseVisitor[];
  opened: number;
  damaged: boolean;
}

export interface HouseReport {
  id: string;
  at: number;
  table: string;
  by: string;
  about: string;
  text: string;
}

export interface HouseBan {
  address: string;
  seconds: number;
}

/** How the house is. */
export interface House {
  where: string;
  version: string;
  kernel: string;
  store: string;
  up_s: number;
  store_ok: boolean;
  bots_ok: boolean;
  sockets: number;
  phases: Record<string, number>;
  in_memory: number;
  load: number;
  cores: number;
  bots_thinking: number;
  bots_queue: number;
  moves: number;
  move_ms: number;
  slow_ms: number;
  memory: number;
  disk_free: number;
  disk: number;
  size: number;
  limits: Record<string, string>;
  backups: HouseBackup[];
  backups_at: string;
  tables: HouseTable[];
  reports: HouseReport[];
  bans: HouseBan[];
  warnings: string[];
}

export interface MyDevice {
  id: string;
  about: string;
  since: number;
  seen: number;
  here: boolean;
  called: boolean;
}

export interface MyPasskey {
  id: string;
  about: string;
  made: number;
}

/** Another way to be told, which the host has set up. */
export interface MyWay {
  name: string;
  place: string;
}

export interface Self {
  name: string;
  language: string;
  created: number;
  devices: MyDevice[];
  passkeys: MyPasskey[];
  words_at: number;
  seats: number;
  told: ("late" | "over" | "talk" | "turn")[];
  ways: MyWay[];
  quiet: QuietHours | null;
  blocked: number;
}

/** Who this browser is, and what the house can do for them at this address. */
export interface Me {
  person: Self | null;
  push: string;
  person_days: number;
  table_days: number;
  backups: number;
}

export interface GivenSeat {
  table: string;
  secret: string;
}

/** The seats it has from now on too. */
export interface GivenSeats {
  seats: GivenSeat[];
}

export interface MyTable {
  table: Running;
  muted: boolean;
}

export interface MyTables {
  tables: MyTable[];
}

/** Where somebody sits, at a table of this person's. */
export interface FriendSeats {
  table: string;
  seats: number[];
}

/** Somebody this person has played with who comes back too. */
export interface Friend {
  id: string;
  name: string;
  games: number;
  last: number;
  blocked: boolean;
  seats: FriendSeats[];
  open: string[];
}

export interface Friends {
  friends: Friend[];
}

export interface LinkCode {
  code: string;
  seconds: number;
}

/** Whose code it was, and what says: yes, this is me. */
export interface Linked {
  name: string;
  key: string;
}

/** What the browser's own dialogue is asked, as WebAuthn writes it. */
export interface PasskeyWish {
  options: Record<string, unknown>;
}

/** A note that was sent to see whether it comes: how many were taken, how many were not. */
export interface Tried {
  sent: number;
  failed: number;
}

/** A choice there was, and the chance to win of whoever had it, by what they knew. */
export interface Weighed {
  choice: string;
  chance: number;
}

/** What a seat could choose, the best first, and what tells the best from what was done. */
export interface Choosing {
  seat: number;
  played: string;
  among: number;
  weighed: Weighed[];
  lost: number;
  gained: number;
  seems: number;
  line: string[];
  reason: string;
  about: number;
  facts: Record<string, string>;
}

/** One moment: how everybody stood, and what could be known of it. */
export interface Looked {
  n: number;
  open: number[];
  known: number[][];
  beliefs: [number, string, number, boolean][][];
  choosing: Choosing | null;
}

/** A moment that mattered to a seat. */
export interface Turning {
  n: number;
  kind: "gain" | "loss" | "luck";
  seat: number;
  difference: number;
}

/** A choice that was looked at again: instead of what was found the first time. */
export interface Closer {
  n: number;
  choosing: Choosing;
}

export interface Analysis {
  game: string;
  level: string;
  version: number;
  together: boolean;
  moments: Looked[];
  turning: Turning[][];
  exercises: number[][];
  closer: Closer[];
}

/** How far somebody is with looking back; ask again from the first moment that is missing. */
export interface Progress {
  state: "done" | "looking" | "stopped" | "waiting";
  done: number;
  total: number;
  moments: Looked[];
  analysis: Analysis | null;
}

/** What a level would do, and why, as in `Choosing`. */
export interface Hint {
  level: string;
  choice: string;
  waits: boolean;
  reason: string;
  about: number;
  facts: Record<string, string>;
}

/** The puzzle of a day, through the eyes of whoever has to choose. */
export interface Daily {
  game: string;
  day: string;
  n: number;
  of: number;
  seats: number;
  options: Record<string, string>;
  cards: Record<string, Record<string, string>>;
  printed: string;
  view: unknown;
  question: Record<string, unknown>;
  asked: number[];
  choosing: Choosing;
}

export type Level = "easy" | "fair" | "hard" | "master";

export type Phase = "lobby" | "playing" | "over";

export type Sign = "yes" | "no" | "wait" | "look" | "go" | "thanks";

export const WIRE: number = 1;

export const LEVELS: Level[] = ["easy", "fair", "hard", "master"];

export type ToServer =
  | Hello
  | Sit
  | Stand
  | Configure
  | Start
  | Agree
  | Play
  | Preview
  | Why
  | Undo
  | Vote
  | Chat
  | HandOver
  | TakeBack
  | Open
  | Lock
  | Remove
  | Report
  | Automatic
  | Quiet
  | Plan
  | Ahead
  | Repace
  | Hold
  | Follow
  | Teach
  | Hurry
  | Rematch
  | Share
  | Ping;

export type ToBrowser =
  | Welcome
  | Table
  | You
  | Update
  | Thinking
  | Window
  | Ack
  | Refused
  | Because
  | Previewed
  | Foreseen
  | Seated
  | Link
  | Said
  | Gone
  | Pong;

/** The languages of the market, each under its own name. */
export const LANGUAGES = { en: "English", ru: "Русский", uk: "Українська" } as const;

export namespace ShadowTraders {
  /** The count formula of an action: (dice + smuggles) × times (ST-48). */
  export interface Count {
    action: string;
    dice: number;
    smuggles: number;
    times: number;
    counts: number[];
  }

  /** What is pending: the question's name and how far it has come. */
  export interface Step {
    name: string;
    seat: number;
    left: number;
    kind: string;
    source: number;
    picked: number[];
    used: number[];
    protects: number;
  }

  /** A suspicion token that can be seen. */
  export interface Token {
    owner: number;
    client: string;
  }

  /** The suspicion stack on a board: its height and what is visible, newest last. */
  export interface Pile {
    height: number;
    tokens: Token[];
  }

  /** A seat's side of the table, as everybody sees it. */
  export interface Board {
    colour: string;
    goods: Record<string, number>;
    stash: Record<string, number>;
    embargo: boolean;
    unplaced: number;
    discarded: number;
    pile: Pile;
  }

  export interface Line {
    key: string;
    rule: string;
    points: number[];
    counts: boolean;
  }

  /** What is known when the storm has come (ST-73). */
  export interface End {
    missions: string[];
    removed: string[];
    stacks: Token[][];
    sheet: Line[];
    totals: number[];
    winners: number[];
  }

  export interface PlacedToken {
    client: string;
    board: number;
  }

  /** What only the owner of a seat knows. */
  export interface Own {
    mission: string;
    worth: number;
    unplaced: string[];
    discarded: string[];
    placed: PlacedToken[];
  }

  /** What a seat sees. */
  export interface View {
    round: number;
    event: string;
    past: string[];
    event_deck: number;
    storm_deck: number;
    first: number;
    turn: number;
    closed: boolean;
    dice: string[];
    counts: Count[];
    step: Step | null;
    boards: Board[];
    end: End | null;
    own: Own | null;
  }

  /** What some goods bring a client. */
  export interface Example {
    goods: string;
    sum: string;
  }

  export interface Printed {
    points: Record<string, number>;
    clients: Record<string, string>;
    examples: Record<string, Example>;
    events: Record<string, string>;
    faces: Record<string, string>;
    goods: Record<string, string>;
  }
}

export namespace ShadowBlades {
  /** An agent in play. Here and below a card is its permanent name. */
  export interface Agent {
    card: string;
    strength: number;
    weapons: string[];
  }

  /** A seat's side of a sphere, as everybody sees it. */
  export interface Row {
    agents: Agent[];
    total: number;
    dominance: boolean;
    lead: number;
    missions: number;
  }

  /** A seat's mat. */
  export interface Guild {
    rows: Row[];
    hand: number;
    ally: number;
  }

  /** What is pending: the question's name, who is asked, and what it is about. */
  export interface Step {
    name: string;
    seat: number;
    agent: string;
    pile: number;
    other: number;
  }

  export interface Revealed {
    seat: number;
    card: string;
    sphere: string;
    coins: number;
  }

  export interface Line {
    key: string;
    rule: string;
    points: number[];
    counts: boolean;
  }

  /** What is known when the last turn is over (SB-58). */
  export interface End {
    missions: Revealed[];
    sheet: Line[];
    totals: number[];
    winners: number[];
  }

  /** A laid mission of one's own. */
  export interface Mission {
    card: string;
    sphere: string;
    met: boolean;
  }

  /** What only the owner of a seat knows. */
  export interface Own {
    hand: string[];
    missions: Mission[];
    coins: number;
  }

  /** What a seat sees. */
  export interface View {
    conspiracy: string;
    allied: boolean;
    first: number;
    turn: number;
    deck: number;
    piles: number[];
    graveyard: string;
    buried: number;
    final: number;
    agents_played: string[];
    missions_used: string[];
    guilds: Guild[];
    step: Step | null;
    end: End | null;
    shown: string[];
    own: Own | null;
  }

  /** What is printed on a card. */
  export interface Card {
    kind: string;
    rules: string[];
    symbols: string[];
    strength: number;
    starter: boolean;
    ability: string;
    coins: number;
    condition: string;
    n: number;
    spheres: string[];
  }

  export interface Printed {
    cards: Record<string, Card>;
    conspiracies: Record<string, string>;
  }
}

export namespace DarkRoad {
  /** A section of the market wheel. */
  export interface Section {
    good: string;
    price: number;
    dice: number;
    left: number;
  }

  /** A space of the ring and what lies beside it. */
  export interface Space {
    left: string;
    right: string;
    building: string;
    wagons: number[];
  }

  /** A commission. */
  export interface Tile {
    id: string;
    town: string;
    goods: string[];
  }

  /** Commissions of a town: only the top tile is visible. */
  export interface Stack {
    town: string;
    height: number;
    top: Tile | null;
  }

  export interface Hero {
    id: string;
    town: string;
    wants: string[];
    icon: string;
  }

  export interface Crown {
    id: string;
    counts: number;
    pays: number;
    pays_in: string;
  }

  /** The journey under way. */
  export interface Caravan {
    leader: number;
    town: string;
    road: string;
    members: number[];
    event: string;
    dice: number[];
    taken: number;
    lift: number;
  }

  /** A good in the wagon and where it may lie; no cells: on a hero or in the saddlebag. */
  export interface Piece {
    good: string;
    side: string;
    cells: number[];
  }

  /** A companion and which of its gifts are still free. */
  export interface Friend {
    companion: string;
    count: number;
    free: number[];
  }

  /** What lies before a player, as everybody sees it. */
  export interface Wagon {
    player: number;
    trader: boolean;
    prestige: number;
    space: number;
    steed: string;
    upgrade: string;
    heroes: Hero[];
    commissions: Tile[];
    goods: Piece[];
    good_count: number;
    rows: number;
    columns: number;
    lanterns: number;
    quartz: number;
    horseshoes: number;
    slots: Record<string, number>;
    friends: Friend[];
    locked: number[];
    reserve: number[];
    lights: number[];
    light_count: number;
    spent: number;
    removed: number;
    crown_count: number;
    seen_crowns: Crown[];
    delivered: string[];
    fulfilled: string[];
  }

  /** What is pending: the question's name and how far it has come. */
  export interface Step {
    name: string;
    town: string;
    left: number;
    price: number;
    commission: string;
    purpose: string;
    side: string;
    used: number;
  }

  export interface Line {
    key: string;
    rule: string;
    points: number[];
    counts: boolean;
  }

  /** What is known when the last journey is over. */
  export interface End {
    coins: number[];
    crowns: Crown[][];
    sheet: Line[];
    totals: number[];
    winners: number[];
    trader: number;
  }

  /** What only the owner of a seat knows. */
  export interface Own {
    coins: number;
    crowns: Crown[];
    score: number;
  }

  /** What a seat sees. */
  export interface View {
    turn: number;
    phase: string;
    round: number;
    rounds: number;
    first: number;
    pool: number;
    pool_light: number;
    wheel: Section[];
    ring: Space[];
    stacks: Stack[];
    inn: (Hero | null)[];
    hero_deck: number;
    guest: Hero | null;
    palace: (Crown | null)[];
    crown_deck: number;
    friends: string[];
    friend_deck: number;
    row_die: boolean;
    dark_market: number;
    dark_sections: string[][];
    ruins: number;
    ruins_sections: string[][];
    event_decks: number[];
    past_events: string[];
    five: boolean;
    upgrades: string[];
    supply: Record<string, number>;
    caravan: Caravan | null;
    wagons: Wagon[];
    trader_card: string;
    trader_deck: number;
    step: Step | null;
    end: End | null;
    own: Own | null;
  }

  /** A step of what a row or a gift does; what its operation does not need is empty. */
  export interface Effect {
    op: string;
    n: number;
    good: string;
    town: string;
    then: Effect[];
  }

  /** A line of a Trader card, done if it can be and this holds (DR-104). */
  export interface TraderDeed {
    action: string;
    goods_min: number;
    goods_max: number;
    commissions_max: number;
  }

  export interface TraderCard {
    id: string;
    lit: Effect[];
    otherwise: Effect[];
    deeds: TraderDeed[];
  }

  /** The pieces of a pack. */
  export interface Printed {
    districts: Record<string, string>;
    regions: Record<string, string>;
    events: Record<string, Effect[][]>;
    shapes: Record<string, string[]>;
    heroes: Hero[];
    commissions: Tile[];
    roads: Record<string, string>;
    crowns: Record<string, string>;
    companions: Record<string, string>;
    steeds: Record<string, string>;
    upgrades: Record<string, string>;
    buildings: Record<string, string>;
    slots: Record<string, string>;
    trader: TraderCard[];
  }
}

export namespace DaleOfMerchants {
  /** A place of the market board, rightmost first. */
  export interface Slot {
    card: string;
    surcharge: number;
    price: number;
  }

  /** A seat's side of the table. */
  export interface Side {
    hand: number;
    known: string[];
    picked: string[];
    deck: number;
    top: string[];
    discard: string[];
    area: string[];
    limit: number;
    stall: number;
    needs: number;
  }

  export interface Stall {
    seats: number[];
    stacks: string[][];
  }

  /** A card in the viewer's own hand, with its present value (DM-25). */
  export interface Held {
    card: string;
    value: number;
    changed: boolean;
    picked: boolean;
    used: boolean;
    known: boolean;
  }

  /** Cards the viewer can count but not place: these, spread over so many places (DM-84). */
  export interface Pool {
    cards: Record<string, number>;
    hands: number[];
    decks: number[];
    market: number;
    aside: number;
  }

  export interface View {
    sets: string[];
    teams: boolean;
    goal: number;
    turn: number;
    turns: number;
    ironing: number;
    market: Slot[];
    market_deck: number;
    market_discard: string[];
    junk: number;
    sides: Side[];
    stalls: Stall[];
    own: Held[] | null;
    pools: Pool[];
    aside: string[];
    searched: string[];
    buying: string;
    winners: number[];
  }

  /** What is printed on a card. */
  export interface Card {
    set: string;
    value: number;
    kind: string;
    plus: boolean;
    any_stack: boolean;
    rules: string[];
  }

  export interface Printed {
    cards: Record<string, Card>;
  }
}

export namespace MagicMaze {
  export interface Sand {
    left: number;
    capacity: number;
    flip_gives: number;
    elapsed: number;
    flips: number;
    running: boolean;
    slow: boolean;
    grace: number;
  }

  /** A tile on the table: its origin in cells, its clockwise quarter turns, its dimension. */
  export interface Placed {
    tile: string;
    x: number;
    y: number;
    turns: number;
    dimension: number;
  }

  export interface Hero {
    hero: string;
    colour: string;
    cell: string | null;
    x: number;
    y: number;
    dimension: number;
    left: boolean;
    goal: string;
  }

  /** A door with nothing behind it yet. */
  export interface DoorSign {
    door: string;
    colour: string;
    direction: string;
    eligible: boolean;
  }

  export interface Line {
    key: string;
    rule: string;
    points: number[];
    counts: boolean;
  }

  export interface End {
    outcome: string;
    won: boolean;
    kind: string;
    counts: boolean;
    sheet: Line[];
  }

  export interface View {
    scenario: number;
    side: string;
    rules: string[];
    tile_set: string[];
    talk: string;
    talk_since: number;
    may_talk: boolean;
    gestures_only: boolean;
    sand: Sand;
    theft: boolean;
    portals: boolean;
    tiles: Placed[];
    heroes: Hero[];
    tokens: string[];
    doors: DoorSign[];
    stack: number;
    top: string | null;
    bottom: string[];
    held: string | null;
    ball_charges: number;
    cameras: number;
    camera_threshold: number;
    action_tiles: string[][];
    pile: number;
    shown: string[];
    known_pile: string[];
    reveal_locked: number;
    pawn: number | null;
    pawn_allowed: boolean;
    ready: boolean[];
    conceding: boolean[];
    actions: number[];
    to_discard: number;
    discardable: string[];
    end: End | null;
  }

  /** A cell of a tile as it is printed, north up. */
  export interface Cell {
    kind: string;
    colour: string;
    sides: string[];
    door: string;
    ride: number;
  }

  /** A rule that a scenario switches on. */
  export interface Rule {
    needs: string[];
    against: string[];
    beside: string[];
  }

  export interface Printed {
    tiles: Record<string, Cell[]>;
    rules: Record<string, Rule>;
    needs: string[];
    scenarios: Record<string, string>;
    colours: Record<string, string>;
    powers: Record<string, string>;
    actions: Record<string, string[][]>;
  }

  /** What the options of a table come to. */
  export interface Setup {
    scenario: number;
    first: number;
    side: string;
    level: string;
    tiles: string[];
    rules: string[];
    own: boolean;
    kind: string;
  }
}

/** The view of each game, by its key. */
export interface Views {
  "shadow-traders": ShadowTraders.View;
  "shadow-blades": ShadowBlades.View;
  "dark-road": DarkRoad.View;
  "dale-of-merchants": DaleOfMerchants.View;
  "magic-maze": MagicMaze.View;
}
