import { untrack } from 'svelte';
import { t, CODES, preferred, type Language } from './i18n.svelte';

export type Theme = 'system' | 'dark' | 'light';
/** Factor on every duration; 0 is no motion at all. */
export const SPEEDS = [0, 0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];
/** How fast the others' turns are told; apart from motion. */
export const PACES = ['step', 'slow', 'normal', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];
/** those a story goes on by itself at, slowest first */
export const TOLD = ['slow', 'normal', 'fast'] as const;
/** What calls when it is one's turn. */
export const CALLS = ['chime', 'bell', 'knock', 'none'] as const;
export type Call = (typeof CALLS)[number];

/** What a table is set up by on a phone, one after the other. */
export const STEPS = ['chairs', 'pace', 'rules'] as const;
export type Step = (typeof STEPS)[number];

const KEY = 'night-market';

export interface Followed {
  step: number;
  total: number;
  table: string;
}

interface Stored {
  nickname: string;
  language: Language;
  theme: Theme;
  speed: Speed;
  /** null: slow while one learns, else normal */
  pace: Pace | null;
  call: Call;
  sound: boolean;
  letters: boolean;
  /** the game opened last: its stall stands first in the light */
  played: string;
  /** whether one's turn ends only when one says so; null: as long as one still learns */
  ends: boolean | null;
  /** explain each new kind of question once */
  hints: boolean;
  /** what was explained, as `game:question` */
  hinted: string[];
  /** how far lessons were followed, as `game/lesson`, and at which table */
  course: Record<string, Followed>;
  /** whether games alone are played on the server too, and not on this device */
  server: boolean;
  /** whether the house has come to this device */
  here: boolean;
  /** whether it was told that the market can be an app */
  appTold: boolean;
  /** what was last looked at while a table was set up on a phone */
  step: Step;
}

function stored(): Stored {
  const browser = typeof navigator === 'undefined' ? [] : navigator.languages;
  const fresh: Stored = {
    nickname: '',
    language: preferred(browser),
    theme: 'system',
    speed: 1,
    pace: null,
    call: 'chime',
    sound: true,
    letters: true,
    played: '',
    ends: null,
    hints: false,
    hinted: [],
    course: {},
    server: false,
    here: false,
    appTold: false,
    step: 'chairs',
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return {
      nickname: typeof found.nickname === 'string' ? found.nickname.slice(0, 24) : fresh.nickname,
      language: CODES.find((language) => language === found.language) ?? fresh.language,
      theme: found.theme === 'dark' || found.theme === 'light' ? found.theme : fresh.theme,
      speed: SPEEDS.find((speed) => speed === found.speed) ?? fresh.speed,
      pace: PACES.find((pace) => pace === found.pace) ?? fresh.pace,
      call: CALLS.find((call) => call === found.call) ?? fresh.call,
      sound: found.sound ?? fresh.sound,
      letters: found.letters ?? fresh.letters,
      played: typeof found.played === 'string' ? found.played : fresh.played,
      ends: typeof found.ends === 'boolean' ? found.ends : fresh.ends,
      hints: found.hints === true,
      hinted: Array.isArray(found.hinted) ? found.hinted.map(String).slice(-400) : fresh.hinted,
      course: followed(found.course),
      server: found.server === true,
      here: found.here === true,
      appTold: found.appTold === true,
      step: STEPS.find((step) => step === found.step) ?? fresh.step,
    };
  } catch {
    // private mode or a broken entry: play on with the defaults
    return fresh;
  }
}

function followed(found: unknown): Record<string, Followed> {
  return Object.fromEntries(
    Object.entries((found ?? {}) as Record<string, Partial<Followed>>)
      .slice(-100)
      .map(([lesson, { step, total, table }]) => [
        lesson,
        { step: Number(step) || 0, total: Number(total) || 0, table: String(table ?? '') },
      ]),
  );
}

/** What this person likes, on this device only. */
export const settings = $state(stored());

/** So far a lesson was followed. */
export const follow = (lesson: string, far: Followed): void =>
  untrack(() => (settings.course = { ...settings.course, [lesson]: far }) && undefined);

/** Whose night it is: the market's, or a game's. */
export const scene = $state({ game: 'market', day: false });

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Writes the settings down and dresses the page in them; call once, inside an effect root. */
export function keepSettings(): void {
  const night = matchMedia('(prefers-color-scheme: light)');
  let light = $state(night.matches);
  let calm = $state(still.matches);
  night.addEventListener('change', () => (light = night.matches));
  still.addEventListener('change', () => (calm = still.matches));
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // nothing to keep it in
    }
  });
  $effect(() => {
    const wish = settings.theme === 'system' ? (light ? 'light' : 'dark') : settings.theme;
    const theme = scene.day ? 'light' : wish;
    const page = document.documentElement;
    page.dataset.game = scene.game;
    page.dataset.theme = theme;
    const sky = getComputedStyle(page).getPropertyValue('--g-bg0').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', sky);
    const speed = calm ? 0 : settings.speed;
    page.dataset.motion = speed === 0 ? 'off' : 'on';
    page.style.setProperty('--speed', String(speed));
  });
}

/** How fast the others' turns are told now. */
export const paceNow = (): Pace => settings.pace ?? (settings.hints ? 'slow' : 'normal');

/** Whether a choice that ends the turn waits for a word. */
export const endsByHand = (learns = settings.hints): boolean => settings.ends ?? learns;

export function setPace(pace: Pace): void {
  settings.pace = pace;
}

/** A duration in milliseconds under the person's speed; 0 means: do not move. */
export function paced(ms: number): number {
  return still.matches ? 0 : ms * settings.speed;
}

/** The name people see; a person who never said one is called by the chair. */
export const nickname = (seat: number): string =>
  settings.nickname.trim() || t('ui-player-n', { n: seat + 1 });
