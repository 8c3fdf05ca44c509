/** The options of a table as people see them. Colours are chosen on the chairs. */
import type { Table } from '../lib/table.svelte';
import { optionName, optionValue } from '../lib/texts';
import type { OptionInfo } from '../lib/wire';

export const optionsOf = (table: Table): OptionInfo[] =>
  table.info.options.filter(
    (option) => option.kind === 'pack' || (option.kind !== 'colour' && option.values.length > 1),
  );
export const valueOf = (table: Table, option: OptionInfo): string =>
  table.meta.options[option.key] ?? option.default;
export const valuesOf = (table: Table, option: OptionInfo): string[] =>
  [...new Set([option.default, ...option.values])].filter(
    (value) => option.kind !== 'seat' || !/^\d+$/.test(value) || Number(value) < table.seats.length,
  );

/** How this table differs from the printed rules. */
export const differences = (table: Table): OptionInfo[] =>
  optionsOf(table).filter((option) => valueOf(table, option) !== option.default);
/** One difference in words. A pack's text may hold commas of its own. */
export function spoken(table: Table, option: OptionInfo): string {
  const value = valueOf(table, option);
  const values = option.kind === 'pack' ? [value] : value.split(',');
  const said = values.map((one) => optionValue(table.info, option.key, one)).join(', ');
  return `${optionName(table.info, option.key)}: ${said}`;
}
