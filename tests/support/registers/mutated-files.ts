import { zipSync } from 'fflate';
import { type ImportCell, textOf } from '../../../src/domain/animal-import/import-field.ts';
import { aRow, HEADINGS } from './ground.ts';
import { latin1, utf16, withPart, workbookBytes } from './workbook-bytes.ts';

/**
 * A file as a hostile or careless hand made it; `goodIds` are the animals it must give, null when only surviving it
 * counts.
 */
export type MutatedFile = {
  readonly what: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly goodIds: readonly string[] | null;
};

/** Whole numbers from 0, always the same ones for a seed. */
type Dice = (below: number) => number;

/** Returns dice that fall the same way for the same seed (mulberry32). */
function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Faults of one row by itself. */
const FAULTS: readonly NonNullable<Parameters<typeof aRow>[1]>[] = [
  { Transponder: '2502000' },
  { Transponder: 'unknown tag' },
  { Transponder: '9.78E+14' },
  { Transponder: '25020000000005 / 25020000000055' },
  { Sex: 'Unknown' },
  { Sex: 'Undetermined' },
  { Sex: '' },
  { Sex: 'stud' },
  { Sex: '2.3.1' },
  { 'Scientific Name': 'Panthera sp.', 'Common Name': 'Griffon' },
  { 'Scientific Name': '', 'Common Name': '' },
  { Enclosure: '' },
  { Enclosure: 'Lagoon' },
  { Enclosure: 'Old house' },
  { Enclosure: 'Clinic' },
  { 'House Name': '' },
  { 'House Name': 'x'.repeat(101) },
  { 'House Name': 'two\nlines' },
  { 'Birth Date': '12 Mar 2031' },
  { 'Birth Date': 'last spring' },
  { 'Birth Date': '~2012' },
  { 'Local ID': '' },
  { 'Local ID': '1.23457E+17' },
  { Status: 'Dead' },
  { Status: 'maybe' },
  { Transponder: '=1+1' },
];
/** Other spellings of valid values. */
const VARIANTS: readonly NonNullable<Parameters<typeof aRow>[1]>[] = [
  {},
  { Sex: '♀' },
  { Sex: 'weiblich' },
  { 'Birth Date': '12/03/2019' },
  { 'Birth Date': '2019-03-12' },
  { 'Birth Date': '' },
  { 'Birth Date': '03/2019' },
  { 'Scientific Name': 'PANTHERA LEO' },
  { 'Scientific Name': 'Panthera leo persica' },
  { 'Scientific Name': '', 'Common Name': 'lion' },
  { Transponder: '' },
  { Enclosure: ' savanna ' },
  { Status: '' },
  { 'House Name': 'Zoë "la" reine; <b>x</b>' },
];

type Table = { readonly rows: readonly (readonly string[])[]; readonly goodIds: readonly string[] };

function table(roll: Dice): Table {
  const size = 5 + roll(40);
  const goodIds: string[] = [];
  const animals = Array.from({ length: size }, (_, at) => {
    if (roll(3) === 0) return aRow(at + 1, FAULTS[roll(FAULTS.length)] ?? {});
    const row = aRow(at + 1, VARIANTS[roll(VARIANTS.length)] ?? {});
    goodIds.push(textOf(row[0]));
    return row;
  });
  const order = HEADINGS.map((_, place) => place).toSorted(() => roll(3) - 1);
  const titles = [['Animal inventory'], [], ['Printed', '21 November 2026']].slice(0, roll(4));
  const ends = [['', 'Total', String(size)], [], ['Exported by the registry']].slice(0, roll(4));
  const reordered = [[...HEADINGS], ...animals].map((row) => order.map((place) => exactText(row[place])));
  return { rows: [...titles, ...reordered, ...ends], goodIds };
}

function exactText(cell: ImportCell | undefined): string {
  return typeof cell === 'string' ? cell : textOf(cell);
}

function csvOf(rows: Table['rows'], roll: Dice): string {
  const delimiter = [';', ',', '\t'][roll(3)] ?? ';';
  const end = ['\n', '\r\n', '\r'][roll(3)] ?? '\n';
  const quoted = (text: string) =>
    text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(quoted).join(delimiter)).join(end);
}

function honestBytes({ rows }: Table, roll: Dice): { what: string; bytes: Uint8Array } {
  const kind = roll(6);
  if (kind === 0) return { what: 'xlsx', bytes: workbookBytes({ Notes: [['Read me']], Animals: rows }) };
  if (kind === 1) return { what: 'xls', bytes: workbookBytes({ Animals: rows }, { type: 'biff8' }) };
  const text = csvOf(rows, roll);
  if (kind === 2) return { what: 'UTF-16', bytes: utf16(text, roll(2) === 0) };
  // Latin-1 lacks the sign for a female; a letter means the same.
  if (kind === 3) return { what: 'Latin-1', bytes: latin1(text.replaceAll('♀', 'F')) };
  return { what: 'UTF-8', bytes: new TextEncoder().encode(kind === 4 ? `\ufeff${text}` : text) };
}

function broken(bytes: Uint8Array, roll: Dice): { what: string; bytes: Uint8Array } {
  const copy = bytes.slice();
  const kind = roll(5);
  if (kind === 0) return { what: 'cut', bytes: copy.slice(0, roll(copy.length)) };
  if (kind === 1) {
    for (let flips = 1 + roll(30); flips > 0; flips -= 1) copy[roll(copy.length)] = roll(256);
    return { what: 'bytes changed', bytes: copy };
  }
  if (kind === 2) {
    for (let quotes = 1 + roll(3); quotes > 0; quotes -= 1) copy[roll(copy.length)] = 0x22;
    return { what: 'quotes', bytes: copy };
  }
  if (kind === 3) {
    const [from, to] = [roll(copy.length), roll(copy.length)].toSorted((a, b) => a - b);
    return { what: 'a piece missing', bytes: new Uint8Array([...copy.slice(0, from), ...copy.slice(to)]) };
  }
  return { what: 'two files glued', bytes: new Uint8Array([...copy, ...copy.slice(roll(copy.length))]) };
}

const SHEET = 'xl/worksheets/sheet1.xml';
const parts = (sheet: Uint8Array) =>
  zipSync({ '[Content_Types].xml': new Uint8Array(10), 'xl/workbook.xml': new Uint8Array(10), [SHEET]: sheet });
/** Files made to take all time or memory; there are few, since they are expensive to make. */
const MONSTERS: readonly ((roll: Dice) => { what: string; bytes: Uint8Array })[] = [
  () => ({ what: '10^6 rows', bytes: new TextEncoder().encode('M1;Nala;Lion\n'.repeat(1_000_000)) }),
  () => ({ what: '100,000 columns', bytes: new TextEncoder().encode(`${'x;'.repeat(100_000)}x\n1`) }),
  () => ({
    what: '100,000 columns, many rows',
    bytes: new TextEncoder().encode(`${';'.repeat(99_999)}\n`.repeat(100)),
  }),
  () => ({ what: 'zip bomb 1:1,000', bytes: parts(new Uint8Array(100_000_000)) }),
  () => ({ what: 'one cell of 15 MB', bytes: new Uint8Array(15_000_000).fill(0x61) }),
  () => ({ what: 'quotes alone', bytes: new Uint8Array(2_000_000).fill(0x22) }),
  () => ({
    what: 'formulas without results',
    bytes: withPart(workbookBytes({ A: [[...HEADINGS]] }), SHEET, (xml) =>
      xml.replace('</sheetData>', `${'<row><c><f>A1</f></c></row>'.repeat(20_000)}</sheetData>`),
    ),
  }),
  () => ({
    what: 'a row number beyond all',
    bytes: withPart(workbookBytes({ A: [[...HEADINGS]] }), SHEET, (xml) =>
      xml.replace('</sheetData>', '<row r="99999999"><c r="ZZZ99999999"><v>1</v></c></row></sheetData>'),
    ),
  }),
  () => ({
    what: 'unclosed marks',
    bytes: withPart(
      workbookBytes({ A: [[...HEADINGS]] }),
      SHEET,
      () => `<worksheet><sheetData>${'<row '.repeat(200_000)}`,
    ),
  }),
];
const ONE_MONSTER_IN = 100;

/** Returns the mutated file of a number: always the same one. */
export function mutatedFile(number: number): MutatedFile {
  const roll = dice(number);
  if (number % ONE_MONSTER_IN === 0) {
    const made = MONSTERS[(number / ONE_MONSTER_IN) % MONSTERS.length]?.(roll);
    if (made !== undefined) return { what: made.what, bytes: own(made.bytes), goodIds: null };
  }
  const honest = table(roll);
  const { what, bytes } = honestBytes(honest, roll);
  if (number % 2 === 0) return { what: `${what}, rows changed`, bytes: own(bytes), goodIds: honest.goodIds };
  const damaged = broken(bytes, roll);
  return { what: `${what}, ${damaged.what}`, bytes: own(damaged.bytes), goodIds: null };
}

function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
