import { REASON_LENGTH } from '../animals/movement.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';
import { instantAt } from '../time/wall-clock.ts';
import type { ImportField } from './import-field.ts';
import type { Birth, readBirth } from './read-birth.ts';
import type { readStatus } from './read-values.ts';
import type { RowCells } from './row-cells.ts';

/** Noon: the day stays the same in every time zone of the product's establishments. */
const NOON = 12;

export type LifeReading = {
  /** a date of a column; the whole column tells the order of its day and month */
  readonly dateOf: (field: ImportField, text: string) => ReturnType<typeof readBirth>;
  readonly statusOf: (text: string) => ReturnType<typeof readStatus>;
  /** today: later days have not happened */
  readonly today: { readonly year: number; readonly month: number; readonly day: number };
  readonly now: EpochMs;
};

/** The death or departure that a row tells of; `atUnix` is null where its day is not told. */
export type RowLeaving = {
  readonly change: 'death' | 'departure';
  readonly atUnix: EpochMs | null;
  readonly reason: string;
  /** the words of the file */
  readonly status: string;
};

/** Returns the birth of a row, and its text where that is not precise enough to be stored. */
export function readAnimalBirth(
  cells: RowCells,
  { dateOf, today }: LifeReading,
): { readonly birth: Birth | null; readonly about: string } {
  const text = cells.cell('animalBirthdate');
  const born = text === '' ? 'none' : dateOf('animalBirthdate', text);
  if (born === 'none') return { birth: null, about: '' };
  if (typeof born === 'string') cells.wrong('animalBirthdate', text, `import/birth-${born}`);
  else if (isLater(born, today)) cells.wrong('animalBirthdate', text, 'import/birth-future');
  else return { birth: born, about: '' };
  return { birth: null, about: text };
}

/** Returns the instant at which an animal came, null where the row tells no day, and its text where that is no day. */
export function readArrival(
  cells: RowCells,
  reading: LifeReading,
  birth: Birth | null,
): { readonly arrivedAtUnix: EpochMs | null; readonly about: string } {
  const text = cells.cell('arrival');
  const day = text === '' ? null : readDay(cells, 'arrival', text, reading);
  if (day === null) return { arrivedAtUnix: null, about: text };
  if (birth !== null && isBefore(day, birth)) {
    cells.wrong('arrival', text, 'import/arrival-before-birth');
    return { arrivedAtUnix: null, about: text };
  }
  return { arrivedAtUnix: noonOf(day, reading.now), about: '' };
}

/** Returns the death or departure that a row tells of; null for an animal that is here. */
export function readLeaving(cells: RowCells, reading: LifeReading): RowLeaving | null {
  const text = cells.cell('status');
  const own = text === '' ? undefined : cells.matched('status', text);
  const status =
    own === 'present' || own === 'left' || own === 'dead' ? own : text === '' ? 'present' : reading.statusOf(text);
  if (status === 'unreadable') {
    cells.leaveUnmatched('status', text);
    cells.wrong('status', text, 'import/status-unreadable');
    return null;
  }
  const leftAt = cells.cell('leftAt');
  if (status === 'present') {
    // A day of death beside the word "alive" contradicts it; without a status it says that the animal has gone.
    if (leftAt !== '' && reading.dateOf('leftAt', leftAt) !== 'none')
      cells.wrong('leftAt', leftAt, 'import/status-left');
    return null;
  }
  const day = leftAt === '' ? null : readDay(cells, 'leftAt', leftAt, reading);
  const reason = cells.line('leftCause', REASON_LENGTH);
  return {
    change: status === 'dead' ? 'death' : 'departure',
    atUnix: day === null ? null : noonOf(day, reading.now),
    reason,
    status: text,
  };
}

type Day = { readonly year: number; readonly month: number; readonly day: number };

function readDay(cells: RowCells, field: 'arrival' | 'leftAt', text: string, reading: LifeReading): Day | null {
  const date = reading.dateOf(field, text);
  if (date === 'none') return null;
  if (date === 'unreadable') cells.wrong(field, text, 'import/date-unreadable');
  else if (date === 'imprecise' || date.day === null) cells.wrong(field, text, 'import/date-imprecise');
  else if (isLater(date, reading.today)) cells.wrong(field, text, 'import/date-future');
  else return { year: date.year, month: date.month, day: date.day };
  return null;
}

/** Returns noon of a day, and the present instant for a day whose noon is still to come. */
function noonOf({ year, month, day }: Day, now: EpochMs): EpochMs {
  return Math.min(now, instantAt({ year, month, day, hour: NOON, minute: 0 }, ZONE));
}

function isLater({ year, month, day }: Birth, today: Day): boolean {
  if (year !== today.year) return year > today.year;
  return month === today.month ? (day ?? 0) > today.day : month > today.month;
}

function isBefore(day: Day, birth: Birth): boolean {
  if (day.year !== birth.year) return day.year < birth.year;
  return day.month === birth.month ? birth.day !== null && day.day < birth.day : day.month < birth.month;
}
