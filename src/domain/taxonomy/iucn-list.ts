import { type IucnMapping, REQUIRED_IUCN_COLUMN } from './iucn-columns.ts';
import { type IucnFault, type IucnRow, readIucnRow } from './iucn-row.ts';

/** A line of the file that cannot be imported; lines count from 1, with the headings. */
export type WrongIucnLine = { readonly line: number; readonly faults: readonly IucnFault[] };
export type IucnList = { readonly rows: readonly IucnRow[]; readonly wrong: readonly WrongIucnLine[] };

/**
 * Returns the species of a file and its wrong lines; both are empty for a file without a Latin name in its mapping. A
 * species that stands twice is imported once, and its second line is wrong. `firstLine` is the number of the first of
 * these lines.
 */
export function readIucnList(lines: readonly (readonly string[])[], mapping: IucnMapping, firstLine: number): IucnList {
  const rows = new Map<string, IucnRow>();
  const wrong: WrongIucnLine[] = [];
  if (mapping[REQUIRED_IUCN_COLUMN] === null) return { rows: [], wrong };
  for (const [place, cells] of lines.entries()) {
    const read = readIucnRow(cells, mapping);
    if (read === null) continue;
    const line = firstLine + place;
    if ('faults' in read) wrong.push({ line, faults: read.faults });
    else if (rows.has(read.row.iucnId))
      wrong.push({ line, faults: [{ column: 'iucnId', problem: 'repeated', cell: read.row.iucnId }] });
    else rows.set(read.row.iucnId, read.row);
  }
  return { rows: [...rows.values()], wrong };
}
