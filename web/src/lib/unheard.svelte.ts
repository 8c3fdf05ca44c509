/** Whose lines this person does not want to read, by table and name. Kept on this device, told to nobody. */
const KEY = 'night-market:unheard';

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}
const all = $state({ by: stored() });

/** in the place of a name: nobody at this table is heard */
export const ALL = '*';
/** those whom this person has blocked: their seats, by table, and the open tables where they wait */
export const blocked = $state<{ seats: Record<string, number[]>; tables: string[] }>({
  seats: {},
  tables: [],
});

export const isUnheard = (code: string, name: string, seat: number | null = null): boolean =>
  all.by[code]?.some((one) => one === name || one === ALL) === true ||
  (seat !== null && blocked.seats[code]?.includes(seat) === true);

export function hear(code: string, name: string, on: boolean): void {
  const others = (all.by[code] ?? []).filter((one) => one !== name);
  // of the last tables only: nobody comes back to what was long ago
  const rest = Object.entries(all.by).filter(([table]) => table !== code);
  all.by = Object.fromEntries([...rest.slice(-30), [code, on ? others : [...others, name]]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(all.by));
  } catch {
    // then it lasts as long as the page
  }
}
