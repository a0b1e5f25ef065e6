import { FAULTY_ROWS } from '../../support/registers/faulty-rows.ts';
import { aRow, HEADINGS } from '../../support/registers/ground.ts';
import { workbookBytes } from '../../support/registers/workbook-bytes.ts';

/** Faults that need a register with animals, or a second enclosure; the establishment of the test begins empty. */
const NEEDS_MORE = /chip-taken|id-archived|id-left|enclosure-archived|enclosure-foreign/;
/** Lines that are no animals: reported as left aside, not as wrong. */
const IGNORED = /heading-repeated|total-row|note-row|group-row/;

const SIZE = 500;
const ODD = FAULTY_ROWS.map(({ row, told }) => ({ row, told: told.join(' ') })).filter(
  ({ told }) => !NEEDS_MORE.test(told),
);
const WRONG = ODD.filter(({ told }) => told.includes('import/') && !IGNORED.test(told));

const GOOD = SIZE - ODD.filter(({ told }) => told !== 'new').length;
/** Rows that count males, females and unsexed: groups. */
const GROUPS = FAULTY_ROWS.filter(({ row, told }) => told.join() === 'new' && row.some(isCensus)).length;

/** The expected counts of the file's rows: good ones, animals among them, and wrong ones. */
export const COUNTS = { wrong: WRONG.length, good: GOOD, animals: GOOD - GROUPS } as const;

/** Every kind of fault among its animals, once. */
export const FAULT_KINDS: readonly string[] = [
  ...new Set(WRONG.flatMap(({ told }) => told.match(/import\/[a-z-]+/g) ?? [])),
];

/** The column that only the park itself understands, and its own words for an enclosure and a sex. */
export const OWN_WORDS = { column: 'Wie es heißt', enclosure: 'Gehege 7', sex: 'Kater' } as const;

/**
 * Returns a register of 500 rows as a workbook: a title above the headings, words of the park's own, faults among good
 * rows.
 */
export function registerFile(): Buffer {
  const good = Array.from({ length: SIZE - ODD.length }, (_, index) =>
    aRow(1_000 + index, {
      'Local ID': `R${String(index).padStart(4, '0')}`,
      Transponder: `2503${String(index).padStart(10, '0')}`,
      Enclosure: index % 2 === 0 ? 'Savanna' : OWN_WORDS.enclosure,
      Sex: index % 5 === 0 ? OWN_WORDS.sex : 'Female',
    }),
  );
  const rows = [[...HEADINGS], ...good.slice(0, 100), ...ODD.map(({ row }) => row), ...good.slice(100)];
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replace('House Name', OWN_WORDS.column) : asStored(cell))),
  );
  return Buffer.from(workbookBytes({ 'Animal list': [['Collection report'], ...cells] }));
}

function isCensus(cell: unknown): boolean {
  return typeof cell === 'string' && /^\d+\.\d+\.\d+$/.test(cell);
}

/** A cell whose fault is the spreadsheet's own, as a spreadsheet stores it. */
function asStored({ fault, text }: { readonly fault: string; readonly text: string }): unknown {
  if (fault === 'formula') return { t: 'n', f: text.slice(1) };
  if (fault === 'error') return { t: 'e', v: 42 };
  return fault === 'precision' ? { t: 'n', v: Number(text) } : text;
}
