/** Partners bear one sign beside their marks, from the set-up to the score sheet. */
import { getContext, setContext } from 'svelte';
import { t } from './i18n.svelte';
import type { IconName } from './icons/names';
import type { Table } from './table.svelte';

/** in the order of a game's teams; no animal of Dale is among them */
export const TEAM_SIGNS: readonly IconName[] = ['raven', 'stag-head'];
export const teamName = (team: number): string => t('ui-team', { n: team });

export const teamOf = (table: Table, seat = -1): number =>
  table.meta.teams.findIndex((team) => team.includes(seat));

const KEY = Symbol('teams');
/** Call while a room is made: every mark in it knows its team. */
export const bearSigns = (table: () => Table): void => void setContext(KEY, table);
/** Call while a mark is made: which sign stands beside this colour, if any. */
export function signOf(): (colour: string) => IconName | null {
  const table = getContext<(() => Table) | undefined>(KEY);
  return (colour) => {
    const now = table?.();
    if (!now?.meta.teams.length) return null;
    const seat = now.seats.findIndex((one) => one.colour === colour);
    return TEAM_SIGNS[teamOf(now, seat)] ?? null;
  };
}
