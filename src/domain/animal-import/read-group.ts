import { type Census, countedIn, readCensus } from '../groups/census.ts';
import { MEMO_LENGTH, PLACE_NAME_LENGTH } from '../fields/fields.ts';
import type { KnownEnclosure } from './import-ground.ts';
import { type ImportCell, type ImportField, textOf } from './import-field.ts';
import { notesWith } from './note-texts.ts';
import type { Reading } from './read-row.ts';
import { readIds, type RowIds } from './read-row-ids.ts';
import { readLeaving, type RowLeaving } from './read-row-life.ts';
import { readEnclosure, readSpecies } from './read-row-place.ts';
import { countsSeveral, isGroupType } from './read-values.ts';
import { RowCells } from './row-cells.ts';

/** A group as its row alone describes it; a wrong value is null and listed among the faults. */
export type ReadGroup = Pick<RowCells, 'faults' | 'warnings' | 'unmatched'> &
  RowIds & {
    /** '' for a row without a name of its own */
    readonly groupName: string;
    /** the name of its species in the file, which names a group without a name */
    readonly speciesName: string;
    readonly specieId: string | null;
    readonly enclosure: KnownEnclosure | null;
    readonly census: Census | null;
    readonly leaving: RowLeaving | null;
    readonly notes: string;
    /** the cell that says that the row is a group */
    readonly saidBy: ImportField;
    readonly said: string;
  };

/**
 * Returns the group of a row that counts several animals together: one whose type is a group, or whose count or sex
 * names more than one animal ('2.3.1'). Null for the row of one animal.
 */
export function readGroup(row: readonly ImportCell[], reading: Reading): ReadGroup | null {
  const saidBy = groupFieldOf(row, reading);
  if (saidBy === null) return null;
  const cells = new RowCells(row, reading.placeOf, reading.own, reading.answers);
  const ids = readIds(cells);
  const groupName = cells.line('animalName', PLACE_NAME_LENGTH);
  const { specieId } = readSpecies(cells, reading);
  const enclosure = readEnclosure(cells, reading);
  const census = readCount(cells);
  const leaving = readLeaving(cells, reading);
  const notes = notesWith(cells.cell('notes'), [
    [reading.noteTexts.arrival, cells.cell('arrival')],
    [reading.noteTexts.birthAbout, cells.cell('animalBirthdate')],
  ]);
  if (notes.length > MEMO_LENGTH) cells.wrong('notes', notes, 'import/too-long', { most: MEMO_LENGTH });
  const { faults, warnings, unmatched } = cells;
  return {
    ...ids,
    groupName,
    speciesName: cells.cell('specieCommonName') || cells.cell('specieLatinName'),
    specieId,
    enclosure,
    census,
    leaving,
    notes,
    saidBy,
    said: textOf(row[reading.placeOf.get(saidBy) ?? -1]),
    faults,
    warnings,
    unmatched,
  };
}

function groupFieldOf(row: readonly ImportCell[], { placeOf, sexOf }: Reading): ImportField | null {
  const textIn = (field: ImportField) => {
    const place = placeOf.get(field);
    return place === undefined ? '' : textOf(row[place]);
  };
  if (isGroupType(textIn('animalType'))) return 'animalType';
  if (countsSeveral(textIn('count'))) return 'count';
  return sexOf(textIn('animalSexe')) === 'group' ? 'animalSexe' : null;
}

/** Returns the number of animals by sex: that of the column of counts, else the one in the column of sexes. */
function readCount(cells: RowCells): Census | null {
  const count = cells.cell('count');
  const bySex = readCensus(cells.cell('animalSexe'));
  if (count === '') {
    if (bySex === null && !cells.isWrong('count')) cells.warn('count', '', 'import/count-missing');
    return bySex;
  }
  const census = readCensus(count);
  if (census === null) cells.wrong('count', count, 'import/count-unreadable');
  // A count of heads beside '2.3.1' says the same less exactly.
  else if (bySex !== null && census.males + census.females === 0 && countedIn(bySex) === countedIn(census))
    return bySex;
  return census;
}
