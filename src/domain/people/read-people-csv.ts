import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Language } from '../users/language.ts';
import { languageNamed, roleNamed, yesOrNo } from './answers.ts';
import { folded } from '../text/folded.ts';
import { columnsOf, NEEDED_FIELDS } from './headings.ts';
import { emptyDraft, MAX_PEOPLE, type PersonDraft, type PersonField } from './person-draft.ts';

type Reading = {
  readonly sectors: readonly { readonly sectorId: string; readonly sectorName: string }[];
  /** language of a person whose line names none */
  readonly language: Language;
  /** put before the number of a line: keys of two files differ */
  readonly keyPrefix: string;
};

/**
 * Returns the people of a file, one draft per line that is not blank, each with the texts that were not understood;
 * `checkPeople` then checks the drafts like typed ones. Fails as a whole with 'user/csv-empty',
 * 'user/csv-column-missing' (`column` is the field) or 'user/csv-too-many'.
 * @param rows the cells of the file, headings first, blank lines included so that lines are counted as a spreadsheet
 * does
 */
export function readPeopleCsv(rows: readonly (readonly string[])[], reading: Reading): Result<PersonDraft[]> {
  const start = rows.findIndex(saysSomething);
  if (start === -1) return fail(appError('user/csv-empty'));
  const columns = columnsOf(rows[start] ?? []);
  const missing = NEEDED_FIELDS.find((field) => columns[field] === undefined);
  if (missing !== undefined) return fail(appError('user/csv-column-missing', { column: missing }));

  const people = rows.flatMap((row, place) =>
    place > start && saysSomething(row) ? [draftOf(row, place + 1, columns, reading)] : [],
  );
  if (people.length === 0) return fail(appError('user/csv-empty'));
  if (people.length > MAX_PEOPLE) return fail(appError('user/csv-too-many', { count: MAX_PEOPLE }));
  return ok(people);
}

function saysSomething(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
}

function draftOf(
  row: readonly string[],
  line: number,
  columns: Partial<Record<PersonField, number>>,
  { sectors, language, keyPrefix }: Reading,
): PersonDraft {
  const cell = (field: PersonField) => unescaped(row[columns[field] ?? -1]?.trim() ?? '');
  const role = roleNamed(cell('userRight'));
  const spoken = languageNamed(cell('language'));
  const beta = yesOrNo(cell('betaTester'));
  const named = sectorsNamed(cell('sectors'), sectors);
  return {
    ...emptyDraft(`${keyPrefix}${line}`, language),
    line,
    userFirstname: cell('userFirstname'),
    userLastname: cell('userLastname'),
    userMail: cell('userMail'),
    // A file without the column is about keepers; an empty cell in the column is an omission.
    userRight: columns.userRight === undefined ? 'user' : role,
    language: cell('language') === '' ? language : spoken,
    betaTester: beta ?? false,
    sectors: named.ids,
    notUnderstood: {
      ...(role === null && cell('userRight') !== '' ? { userRight: cell('userRight') } : {}),
      ...(spoken === null && cell('language') !== '' ? { language: cell('language') } : {}),
      ...(beta === null && cell('betaTester') !== '' ? { betaTester: cell('betaTester') } : {}),
      ...(named.unknown.length > 0 ? { sectors: named.unknown.join(', ') } : {}),
    },
  };
}

/** Files of the product put an apostrophe before a text that a spreadsheet would calculate. */
function unescaped(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

/** A name may hold the sign that stands between names: the whole cell is tried first. */
function sectorsNamed(cell: string, sectors: Reading['sectors']): { ids: string[]; unknown: string[] } {
  const idOf = (name: string) => sectors.find((sector) => folded(sector.sectorName) === folded(name))?.sectorId;
  const whole = idOf(cell);
  if (cell === '' || whole !== undefined) return { ids: whole === undefined ? [] : [whole], unknown: [] };
  const names = cell
    .split(/[,;|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const ids = names.map(idOf).filter((id) => id !== undefined);
  return { ids: [...new Set(ids)], unknown: names.filter((name) => idOf(name) === undefined) };
}
