# mypyc: no (structs)
"""Everything that travels between server and browser. The TypeScript types are made from this file.

Messages are JSON objects whose `type` names the struct. Seats are numbers from 0; a viewer without a
seat has `null`. docs/wire.md tells the story with examples.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

# Raised when a page built before would misread what is said, or miss something: it is told to reload
# between games.
WIRE: Final = 1

Level = Literal["easy", "fair", "hard", "master"]  # how well a bot plays: kernel/levels.py
Hints = Literal["", "easy", "fair", "hard", "master"]  # whose they are; empty: there are none
Phase = Literal["lobby", "playing", "over"]
Sign = Literal["yes", "no", "wait", "look", "go", "thanks"]  # what one can say without a word
# What the table itself says: time has run out, and what follows; a line was lost, so a clock stands
# still; somebody is back in the seat that a bot had taken.
# Everybody has agreed to another pace.
Note = Literal[
    "late-idle", "late-bot", "late-seat", "late-remind", "late-nothing", "stopped", "back", "pace"
]


# -- parts of messages


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time everybody has to think: a bank that runs while a seat is asked (docs/pace.md)."""

    seconds: int  # of each player at the start, and never more; 0: no hurry
    # What happens when it has run out: the modest choice, a bot's choice, a bot in the seat until its
    # owner is back, a reminder, nothing. It is always told.
    then: Literal["idle", "bot", "seat", "remind", "nothing"]
    back: int = -1  # seconds that come back after every answer; -1: all
    slow: bool = False  # over days: the quiet hours of each player cost nothing


class Chair(Struct):
    """A place at the table, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    colour: str = ""  # a wish, by the game's own names; empty: any
    level: Level = "fair"  # of the bot that sits or stands in here
    present: bool = False  # a connection of this person is open
    stand_in: bool = False  # a bot plays for the person until they take the seat back
    away_s: int = 0  # seconds since the last connection of this person was lost
    opened: bool = False  # left in play, and somebody seated lets a newcomer in
    newcomer: bool = (
        False  # took over a chair that was left: those seated before may send them away
    )
    muted: bool = False  # by whoever keeps the house
    sat_from: int = 0  # entries after this one a bot has made for the person,
    sat_to: int = 0  # up to this one; 0: it still plays, or none has
    late: bool = False  # time has run out for what is asked now
    stopped: bool = False  # a lost line has stopped the clock: it does so once
    locked: bool = False  # nobody sits down here before the start
    teaches: bool = False  # this person agrees to play to teach and to learn


class Proposal(Struct):
    """An undo beyond the horizon, or another pace, waiting for the people at the table."""

    id: int
    seat: int  # who asks
    to: int  # the entry after which the game would stand again
    agreed: list[int]
    waiting: list[int]
    clock: Clock | None = None  # instead: the pace there would be


class Planned(Struct, frozen=True):
    """What a seat will answer when it is asked; told to nobody else."""

    seat: int
    ask: str  # the question, by its name
    choices: list[str]
    again: bool = False  # every time
    unless: bool = False  # but not when it concerns the seat: then it is asked
    lost: bool = False  # it was asked, and this could not be answered any more


class Seen(Struct):
    """One entry of the log as a viewer may read it."""

    n: int  # number of the entry; the version of the table after it
    seat: int | None  # who chose; null for the deal and for the clock
    events: list[
        dict[str, Any]
    ]  # each has its kind under "event" and the fields this viewer may see
    ms: int = 0  # since the start
    undo: int | None = None  # entries after this number were taken back


class Said(Struct, tag_field="type", tag="chat"):
    """A line of the chat."""

    n: int
    seat: int | None
    name: str
    text: str
    ms: int  # wall clock, since 1970
    sign: Sign | None = None  # instead of text
    spot: str = ""  # instead of both: a place on the table that was pointed at
    note: Note | None = None  # said by the table itself, about this seat
    after: int = 0  # of a note: the entry of the log it follows


class Remaining(Struct):
    """The clock of the question that is open."""

    seats: list[int]  # whose time runs
    ms: int  # until the first of them has none left
    banks: list[int] = []  # milliseconds that every seat has left
    resting: list[int] = []  # seats in their quiet hours, whose time stands still


# -- from the browser


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message on every connection: which table, and who is there."""

    table: str
    secrets: list[str] = []  # one for each person that plays on this device
    seen: int = -1  # last entry of the log this browser has; -1: none


class Keyed(Struct):
    """What is still looked for in a message that cannot be read: to whom its refusal belongs."""

    key: str = ""


class Sit(Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Take an open chair, or change name and colour in one's own. Answered by `seated`."""

    key: str
    seat: int
    name: str
    colour: str = ""
    # Made by the browser, 16 to 64 characters: who repeats it when the answer was lost is the same
    # person. Without one the server makes it.
    secret: str = ""


class Stand(Struct, tag_field="type", tag="stand", forbid_unknown_fields=True):
    """Leave a chair: it is open again. During play a bot stands in until somebody takes it."""

    key: str
    seat: int


class Seating(Struct, forbid_unknown_fields=True):
    """What the host may put into a chair before the start."""

    kind: Literal["open", "bot", "keep"]  # keep: leave whoever sits there
    level: Level = "fair"


class Configure(Struct, tag_field="type", tag="configure", forbid_unknown_fields=True):
    """The host sets up the table; fields that are left out stay as they are."""

    key: str
    chairs: list[Seating] | UnsetType = UNSET  # as many as there shall be seats
    order: list[int] | UnsetType = UNSET  # present seat numbers in their new order
    options: dict[str, str] | UnsetType = UNSET  # only the ones that change
    clock: Clock | UnsetType = UNSET
    waits: bool | UnsetType = UNSET  # against the clock: it stops while somebody has dropped
    hints: Hints | UnsetType = UNSET  # if everybody agrees: see `agree`
    listed: bool | UnsetType = UNSET  # strangers may find and watch it


class Start(Struct, tag_field="type", tag="start", forbid_unknown_fields=True):
    """Deal. Open chairs get a bot of this level, or the start is refused when none is named."""

    key: str
    fill: Level | None = None


class Agree(Struct, tag_field="type", tag="agree", forbid_unknown_fields=True):
    """Before the start, to the hints that the host wants; or no longer. All own seats do."""

    key: str
    on: bool


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Make one choice, or several as one gesture: all or none."""

    key: str  # made by the browser; the same key again is acknowledged, not played again
    version: int  # of the update the choice was made from
    seat: int
    choices: list[str]


class Preview(Struct, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """What would stand there after these choices, as long as nothing is revealed on the way."""

    key: str
    seat: int
    choices: list[str]


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Which rule forbids this choice now, or after the ones picked for the same gesture?"""

    key: str
    seat: int
    choice: str
    after: list[str] = []


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Go back to just after entry `to`. Free over one's own choices since the horizon, else a vote."""

    key: str
    version: int
    seat: int
    to: int


class Vote(Struct, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """Answer a proposal for all seats of this person. One no ends it."""

    key: str
    proposal: int
    agree: bool


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    key: str
    text: str = ""
    sign: Sign | None = None  # instead of text
    spot: str = ""  # instead of both: point at a place on the table, in the words of the game


class HandOver(Struct, tag_field="type", tag="hand-over", forbid_unknown_fields=True):
    """Let a bot play a seat: one's own, or as host that of somebody who has been away for a while."""

    key: str
    seat: int
    level: Level = "fair"


class TakeBack(Struct, tag_field="type", tag="take-back", forbid_unknown_fields=True):
    key: str
    seat: int


class Open(Struct, tag_field="type", tag="open", forbid_unknown_fields=True):
    """Let a newcomer take a chair that was left in play, with the hand that lies there; or not."""

    key: str
    seat: int
    on: bool


class Lock(Struct, tag_field="type", tag="lock", forbid_unknown_fields=True):
    """Nobody new comes in from now on, neither to sit nor to watch; or they do again.

    With a seat: nobody sits down in this open chair.
    """

    key: str
    on: bool
    seat: int | None = None


class Remove(Struct, tag_field="type", tag="remove", forbid_unknown_fields=True):
    """Send somebody away: in the lobby as host, in play who has taken over a chair that was left.

    Without a seat: those who only watch, and the table is locked behind them.
    """

    key: str
    seat: int | None = None


class Report(Struct, tag_field="type", tag="report", forbid_unknown_fields=True):
    """Tell whoever keeps the house about somebody, or about the table."""

    key: str
    text: str
    seat: int | None = None


class Automatic(Struct, tag_field="type", tag="automatic", forbid_unknown_fields=True):
    """Let the server decline for a seat what is asked of everybody who could hold an answer."""

    key: str
    seat: int
    on: bool
    unless: bool = False  # but not what concerns the seat's own cards


class Quiet(Struct, tag_field="type", tag="quiet", forbid_unknown_fields=True):
    """When a player sleeps: at a table over days these hours cost nothing. For all own seats."""

    key: str
    zone: str  # by its name, as in Europe/Kyiv; empty: no such hours
    begins: int = 23  # o'clock there
    ends: int = 8


class Plan(Struct, tag_field="type", tag="plan", forbid_unknown_fields=True):
    """Decide in advance what a seat will answer to a question; no choices: nothing any more."""

    key: str
    seat: int
    ask: str
    choices: list[str]
    again: bool = False
    unless: bool = False


class Ahead(Struct, tag_field="type", tag="ahead", forbid_unknown_fields=True):
    """What can be decided in advance, after these choices? Answered by `foreseen`."""

    key: str
    seat: int
    choices: list[str] = []


class Repace(Struct, tag_field="type", tag="repace", forbid_unknown_fields=True):
    """Play at another pace from now on, if everybody who is seated agrees (`vote`)."""

    key: str
    clock: Clock


class Hold(Struct, tag_field="type", tag="hold", forbid_unknown_fields=True):
    """Take time for such a question: it stays open until the seat answers itself."""

    key: str
    seat: int


class Follow(Struct, tag_field="type", tag="follow", forbid_unknown_fields=True):
    """How this person follows the game: what a bot's step should take, and whether a lesson is open.

    Heeded only where no other person plays: nobody waits for somebody else's reading.
    """

    key: str
    pace_ms: int = 0
    reading: bool = False


class Teach(Struct, tag_field="type", tag="teach", forbid_unknown_fields=True):
    """Agree to play to teach and to learn, or no longer. It holds while everybody seated agrees."""

    key: str
    on: bool


class Hurry(Struct, tag_field="type", tag="hurry", forbid_unknown_fields=True):
    """The bot that thinks shall answer at once."""

    key: str


class Rematch(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """The same people at a new table. Answered to everybody by `table` with `next`."""

    key: str
    same: bool = False  # the same deal again: same options, same seed


class Share(Struct, tag_field="type", tag="share", forbid_unknown_fields=True):
    """A code that gives another device the same seats, once, for a few minutes."""

    key: str


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


ToServer = (
    Hello
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
    | Ping
)


# -- from the server


class Line(Struct):
    """One line of the score sheet, as the rulebook counts it."""

    key: str  # its name has the id `<prefix>-score-<key>`
    rule: str
    points: list[int]
    counts: bool  # part of the total; other lines only explain
    under: str  # the line that it explains, or `total`; empty: a column of its own
    box: list[int]  # the points of players whom the box plays


class Result(Struct):
    """How the game ended."""

    sheet: list[Line]
    totals: list[int]  # by seat, then those of players whom the box plays
    winners: list[int]
    rule: str  # by which the best total does not win; empty: it does


class InLesson(Struct):
    """Where a table stands in its lesson."""

    name: str
    beat: int | None  # as many as there are: it is done; None: a free game
    done: int = 0  # choices of the beat that are made


class Table(Struct, tag_field="type", tag="table"):
    """Everything about a table but the game itself; the same for every viewer. Sent when it changes."""

    code: str
    game: str
    rules_version: int
    phase: Phase
    chairs: list[Chair]
    host: list[int]  # seats of the person with the host's rights; empty when they only watch
    options: dict[str, str]
    names: dict[str, dict[str, str]]  # of a pack's cards: by language and message id
    meaning: (
        Any  # what the options come to: the game's `Setup`, None where they speak for themselves
    )
    teams: list[list[int]]  # seats that win together, with one total; none: everybody alone
    printed: str  # where to fetch what is on the pieces that views only name; empty: nowhere
    clock: Clock
    waits: bool  # a game against the clock stops while somebody has dropped
    sat_in: bool  # a bot has played for somebody here: a run against the clock does not count
    teaching: bool  # all agree: everybody takes back what they like, and everything is explained
    taught: bool  # they have agreed since the deal: the game does not count
    paused: list[int]  # seats for whose people it has stopped
    listed: bool
    commitment: str  # SHA-256 of the seed's hexadecimal digits, known before the deal
    seed: str | None  # published when the game is over
    result: Result | None  # when it is over
    proposal: Proposal | None
    next: str | None  # code of the rematch
    deal_of: str | None  # the record or table that had this deal before: its luck is no secret
    known: bool  # carried here, or away, with its log: somebody may know what is hidden
    watchers: int
    absent_s: int  # after so many seconds the host may hand over an absent person's seat
    locked: bool  # nobody new comes in
    kept_days: int  # for so long after the last visit; 0: for good
    reports: bool  # somebody keeps this house and reads what is reported
    lesson: InLesson | None = None
    hints: Hints = ""  # what the bots' level of this name would do may be asked for
    agreed: list[int] = []  # seats whose people agree to that; it starts when all do


class QuietHours(Struct):
    zone: str
    begins: int
    ends: int


class You(Struct, tag_field="type", tag="you"):
    """Which seats this connection plays, and whether it has the host's rights."""

    seats: list[int]
    host: bool
    automatic: list[int] = []  # own seats for which the server declines
    unless: list[int] = []  # of these: but not what concerns their own cards
    quiet: QuietHours | None = None  # when nothing is expected of this person
    plans: list[Planned] = []  # of own seats


class Greeting(Struct):
    """What a welcome says to the newcomer alone."""

    you: You
    version: int
    chat: list[Said]
    refused: int  # how many of the secrets this table does not know
    wire: int  # what the server speaks


class Welcome(Greeting, tag_field="type", tag="welcome"):
    """The answer to `hello`. One `update` for each own seat (or for the watcher) follows."""

    table: Table


class Common(Struct, tag_field="type", tag="update"):
    """What an update says to everybody alike."""

    version: int
    question: dict[str, Any]  # "ask" names what is pending; numbers for the sentence
    asked: list[int]
    log: list[Seen]  # new entries; after a `hello` all that this browser has not seen
    horizon: int  # undo back to this entry is free, over one's own choices
    clock: Remaining | None
    over: bool


class Update(Common, tag_field="type", tag="update"):
    """The game as one seat sees it now, whole, and what happened since the last update."""

    seat: int | None
    view: Any  # the game's own View
    choices: list[str]  # of this seat; empty when it is not asked
    undo: int | None  # where one step back would lead this seat; null: nothing to take back freely


class Thinking(Struct, tag_field="type", tag="thinking"):
    """A bot takes its time; the next update ends it."""

    seat: int


class Window(Struct, tag_field="type", tag="window"):
    """To the seat alone: the question is declined for it when this time is over."""

    seat: int
    version: int
    ms: int


class Ack(Struct, tag_field="type", tag="ack"):
    """Done, and on disk."""

    key: str
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """Not done; nothing has changed. The sentence for people has the id `refused-<code>`."""

    key: str  # of the refused message; empty when it could not be read
    code: str
    rule: str = ""  # id of the rule that forbids it, when one does
    text: str = ""  # plain English, for logs and developers
    facts: dict[str, str] = {}  # arguments of the sentence: of `bad-pack` card, field and reason


class Because(Struct, tag_field="type", tag="because"):
    """The answer to `why`: the rule that forbids the choice; no code when it is allowed."""

    key: str
    code: str
    rule: str


class Previewed(Struct, tag_field="type", tag="previewed"):
    """The answer to `preview`. Without a view: something would be revealed, so nobody may know yet."""

    key: str
    version: int
    view: Any | None
    question: dict[str, Any]
    choices: list[str]  # of the same seat, there
    ends: bool  # these choices end the seat's own turn, whatever lies hidden


class Beforehand(Struct):
    """A question that may be answered once for all, and how."""

    ask: str
    choices: list[str]


class Foreseen(Struct, tag_field="type", tag="foreseen"):
    """The answer to `ahead`: the question that comes next, as far as can be told, and its answers that
    hang on nothing unknown; empty: nothing can be decided about it."""

    key: str
    version: int
    ask: str
    choices: list[str]
    standing: list[Beforehand]


class Seated(Struct, tag_field="type", tag="seated"):
    """A chair is taken. `secret` is new when this connection had none: keep it, it is the seat."""

    key: str
    seat: int
    secret: str | None


class Link(Struct, tag_field="type", tag="link"):
    """The answer to `share`: the other device opens /t/<table>#<code> and posts it to /api/claim."""

    key: str
    code: str
    seconds: int


class Gone(Struct, tag_field="type", tag="gone"):
    """The connection ends; the code says why, `again` whether to try once more."""

    code: str
    again: bool


class Pong(Struct, tag_field="type", tag="pong"):
    pass


ToBrowser = (
    Welcome
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
    | Pong
)


# -- over HTTP


class Problem(Struct):
    """Why a request was refused; the sentence for people has the id `refused-<code>`."""

    code: str
    text: str
    field: str = ""
    rule: str = ""
    facts: dict[str, str] = {}  # as in `refused`


class Health(Struct):
    ok: bool
    version: str
    kernel: str  # "compiled" or "plain Python"
    tables: int  # in memory
    connections: int


class Addresses(Struct):
    """Where others find this server, the likeliest first; empty when only its own machine can."""

    addresses: list[str]  # as far as the house, without a slash at the end


class Ready(Struct):
    ok: bool
    store: bool  # it takes a write
    bots: bool  # they answer


class OptionInfo(Struct):
    key: str
    values: list[str]
    default: str
    rule: str
    kind: Literal["one", "some", "seat", "colour", "pack"]  # of a kernel's Option
    seats: int  # how many chairs any value but the default needs; 0: any number


class CourseLine(Struct):
    """A lesson as the list of a course offers it."""

    name: str
    titles: dict[str, str]  # by language
    steps: int


class GameInfo(Struct):
    """What the table setup needs to know about a game."""

    key: str
    prefix: str
    titles: dict[str, str]  # by language, like `blurbs`
    blurbs: dict[str, str]  # a line for its stall
    seats: list[int]
    options: list[OptionInfo]
    rules_version: int
    timed: bool  # played against the clock
    listed: int  # running tables anybody may watch
    verbs: dict[str, list[str]]  # every choice, and the domains of its arguments
    events: dict[str, dict[str, str]]  # every kind of event, and the domain of each field
    declines: bool  # has questions that can be declined automatically
    compared: bool  # its runs stand among the best of all
    lessons: bool = False  # it has a course
    puzzles: bool = False  # there is one a day


class Brought(Struct):
    """The texts of a game that is not one of the market's own: its client cannot have them built in."""

    words: str  # Fluent messages
    rules: str  # the rule page


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table. The one who opens it is its host and sits in the first chair if `name` is given."""

    game: str
    chairs: list[Seating] = []  # empty: as many open chairs as the game needs
    options: dict[str, str] = {}
    clock: Clock = Clock(0, "idle")
    waits: bool = False
    deal_of: str | None = None  # id of a record: the same deal, with its options and seats
    listed: bool = False
    name: str = ""
    colour: str = ""
    lesson: str = ""  # of the game's course: its deal, its seats, its cast
    language: str = ""  # of whoever opens it


class Beat(Struct):
    """A gesture that a lesson shows or teaches."""

    play: list[str]
    by: int
    step: str  # of the learner; its message is <prefix>-lesson-<lesson>-<step>
    point: list[str]  # test ids of what is pointed at
    rule: str


class LessonInfo(Struct):
    name: str
    beats: list[Beat]


class PlayOn(Struct, forbid_unknown_fields=True):
    """Go on from a record's position in one seat, bots in the others: the same deal, the same luck, or
    all that the seat could not know drawn anew."""

    at: int  # choices that stand
    seat: int
    name: str
    level: Level = "fair"
    redraw: bool = False


class Opened(Struct):
    """The new table and the secret that makes its bearer the host (and the first seat)."""

    table: str
    secret: str


class Carry(Struct, forbid_unknown_fields=True):
    """The secrets of whoever moves a table to another house."""

    secrets: list[str]


class CarriedChair(Struct, forbid_unknown_fields=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    colour: str = ""
    level: Level = "fair"
    stand_in: bool = False


class Carried(Struct, forbid_unknown_fields=True):
    """A table on its way from one house to another."""

    game: str
    rules_version: int
    chairs: list[CarriedChair]  # all people are whoever brings it
    options: dict[str, str]
    clock: Clock
    waits: bool
    seed: str  # empty while it is not dealt
    entries: list[str]  # its log as it is stored; empty: in the lobby
    invite: bool = False  # friends may take the places of bots


class HintWish(Struct, forbid_unknown_fields=True):
    """What would a bot do in this seat? Where all who play agreed to that before the start."""

    table: str
    secrets: list[str]
    seat: int


class Claim(Struct, forbid_unknown_fields=True):
    code: str


class Claimed(Struct):
    table: str
    secret: str


class Held(Struct, forbid_unknown_fields=True):
    """A table this browser remembers, with its secrets there."""

    table: str
    secrets: list[str] = []


class MineRequest(Struct, forbid_unknown_fields=True):
    tables: list[Held]


class Running(Struct):
    """A table in a list: enough to say whose turn it is."""

    table: str
    game: str
    phase: Phase
    chairs: list[Chair]
    asked: list[int]
    yours: list[int]
    version: int
    updated: int  # milliseconds since 1970
    since: int = 0  # when those were asked, or when it was over
    said: int = 0  # lines of the chat
    winners: list[int] = []
    clock: Clock = Clock(0, "idle")
    time: Remaining | None = None  # as of now
    language: str = ""  # of whoever opened it
    next: str | None = None  # code of the rematch
    brief: dict[str, str | int] = {}  # where the game stands, in a few public facts


class RunningList(Struct):
    tables: list[Running]


class Missed(Struct, forbid_unknown_fields=True):
    """What a browser has seen of a table, and its secrets there."""

    table: str
    secrets: list[str]
    seen: int = -1  # last entry of the log
    said: int = 0  # last line of the chat


class Digest(Struct):
    """What has happened since: what that seat would be shown if it came now, and never more."""

    table: Table
    you: You
    update: Update
    chat: list[Said]


class Past(Struct):
    """The table as a seat saw it after an entry of the log."""

    n: int
    view: Any
    question: dict[str, Any]
    asked: list[int]


class PastList(Struct):
    moments: list[Past]


class Kept(Struct):
    """A record on this server."""

    id: str
    game: str
    rules_version: int
    seats: int
    moves: int
    names: list[str]
    scores: list[int] | None
    winners: list[int] | None
    imported: bool
    kept_days: int  # as a table's
    cards: dict[str, dict[str, str]]  # names of a pack's cards, as in a table's `names`
    printed: str  # as a table's
    earlier: int = 0  # records of what was played before the rules changed, each by its own


class Games(Struct, forbid_unknown_fields=True):
    """Records, as a file of one's own games has them; at most 25 at once."""

    games: Annotated[list[Raw], Meta(max_length=25)]


class KeptList(Struct):
    records: list[Kept]


class Best(Struct):
    """A finished game among the best of its kind."""

    id: str  # of its record; empty unless the table was listed
    kind: str  # like is compared with like: the game's own word
    seats: int
    apart: str  # on easier terms, in a list of its own: the game's own word, or "known" for a known deal
    first: int  # the smaller the better; then `second`
    second: int
    finished: int  # milliseconds since 1970
    names: list[str]  # of the people; empty unless the table was listed
    people: int
    bots: int


class BestList(Struct):
    runs: list[Best]


class Moment(Struct):
    """One step of a replay through somebody's eyes."""

    n: int  # 0 is the deal, then one for each choice
    seat: int | None
    choice: str
    events: list[dict[str, Any]]
    view: Any
    question: dict[str, Any]
    asked: list[int]
    ms: int
    promise: list[float]  # how well each seat stood, 0 to 1
    points: list[int]  # the totals, had the game ended here


class Replay(Struct):
    """A stretch of a record; ask again from `next` until it is null."""

    id: str
    total: int  # moments in the whole record
    moments: list[Moment]
    next: int | None


# -- for whoever keeps the house, and nobody else


class HouseKey(Struct, forbid_unknown_fields=True):
    secret: str


class HouseVisitor(Struct):
    """A connection at a table."""

    connection: int
    seats: list[int]
    address: str


class HouseTable(Struct):
    """A table by a name that admits nobody: who sits there, never what they hold or say."""

    id: str
    game: str
    phase: Phase
    chairs: list[Chair]
    locked: bool
    here: list[HouseVisitor]
    opened: int  # when somebody was last there, in milliseconds since 1970
    damaged: bool  # it cannot be read


class HouseReport(Struct):
    id: str
    at: int
    table: str  # as in `HouseTable`
    by: str
    about: str
    text: str


class HouseBan(Struct):
    address: str
    seconds: int  # that are left


class HouseBackup(Struct):
    name: str
    at: int  # milliseconds since 1970
    size: int  # bytes


class House(Struct):
    """How the house is."""

    where: str  # its public address, if it has one
    version: str
    kernel: str
    store: str
    up_s: int
    store_ok: bool
    bots_ok: bool
    sockets: int
    phases: dict[str, int]  # tables by phase
    in_memory: int
    load: float  # of the machine, 1: all cores are busy; below 0: not known
    cores: int
    bots_thinking: int
    bots_queue: int
    moves: int  # since the start
    move_ms: float  # half of the last ones took less
    slow_ms: float  # 95 of 100 did
    memory: int  # bytes; 0: not known
    disk_free: int  # bytes; below 0: not known
    disk: int
    size: int  # of the store
    limits: dict[str, str]
    backups: list[HouseBackup]  # the newest first
    backups_at: str  # in which folder
    tables: list[HouseTable]
    reports: list[HouseReport]
    bans: list[HouseBan]
    warnings: list[str]  # of the log, the newest first


class HouseWish(Struct, forbid_unknown_fields=True):
    """One thing to be done. `table` is the name in `HouseTable`."""

    what: Literal["close", "remove", "mute", "unmute", "ban", "unban", "backup", "dismiss"]
    table: str = ""
    seat: int = -1
    connection: int = 0
    address: str = ""
    minutes: int = 60
    report: str = ""
