import type { ErrorCode } from '../errors/catalogue.ts';
import { isTotal } from './answer-words.ts';
import { type ImportCell, type ImportField, textOf } from './import-field.ts';
import { columnKey } from './match-columns.ts';

/** In a table of this many columns or more, a row with a single filled cell is no animal. */
const NARROW = 4;

/** Nearly every identifier looks like this and no word for a total does, so most rows need no second look. */
const LIKE_AN_ID = /^\w{0,3}\d/;

/**
 * Returns the reason why a row is no animal: a total below the table, repeated headings, a note of one cell beside the
 * table; null for every other row. A row with an identifier is always an animal.
 */
export function passedOver(
  row: readonly ImportCell[],
  headings: readonly ImportCell[],
  placeOf: ReadonlyMap<ImportField, number>,
): ErrorCode | null {
  const idAt = placeOf.get('registryId') ?? -1;
  const id = textOf(row[idAt]);
  if (LIKE_AN_ID.test(id)) return null;
  if (id !== '' && !isTotal(id) && columnKey(id) !== columnKey(headings[idAt])) return null;
  const said = row.filter((cell) => textOf(cell) !== '');
  if (said.some((cell) => isTotal(textOf(cell))) && said.length <= Math.max(2, headings.length / 2))
    return 'import/total-row';
  const repeats = row.filter((cell, place) => columnKey(cell) !== '' && columnKey(cell) === columnKey(headings[place]));
  if (repeats.length > 1 && repeats.length === said.length) return 'import/heading-repeated';
  return said.length === 1 && placeOf.size >= NARROW && id === '' ? 'import/note-row' : null;
}
