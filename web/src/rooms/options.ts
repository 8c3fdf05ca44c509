/** The options of a table as people see them. What is dealt for each seat is chosen on the chairs. */
import type { Table } from '../lib/table.svelte';
import { optionName, optionValue } from '../lib/texts';
import type { OptionInfo } from '../lib/wire';

export const optionsOf = (table: Table): OptionInfo[] =>
  table.info.options.filter(
    (option) => option.kind === 'pack' || (option.kind !== 'per-seat' && option.values.length > 1),
  );
export const valueOf = (table: Table, option: OptionInfo): string =>
  table.meta.options[option.key] ?? option.default;
export const valuesOf = (table: Table, option: OptionInfo): string[] =>
  [...new Set([option.default, ...option.values])].filter(
    (value) => option.key !== 'first' || !/^\d+$/.test(value) || Number(value) < table.seats.length,
  );

/** How this table differs from the printed rules. */
export const differences = (table: Table): OptionInfo[] =>
  optionsOf(table).filter((option) => valueOf(table, option) !== option.default);
/** One difference in words. */
export const spoken = (table: Table, option: OptionInfo): string =>
  `${optionName(table.info, option.key)}: ${valueOf(table, option)
    .split(',')
    .map((value) => optionValue(table.info, option.key, value))
    .join(', ')}`;
