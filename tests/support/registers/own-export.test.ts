import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownAnimal } from '../../../src/domain/animal-import/import-ground.ts';
import { NO_NOTE_TEXTS } from '../../../src/domain/animal-import/note-texts.ts';
import { nameFault } from '../../../src/domain/text/plain-name.ts';
import { LANGUAGES } from '../../../src/domain/users/language.ts';
import { importTasks } from '../../../src/features/animal-import/engine/import-tasks.ts';
import { writeLongCsv } from '../../../src/lib/csv/write-long-csv.ts';
import type { Sheet } from '../../../src/lib/spreadsheet/write-cell.ts';
import { writeWorkbook } from '../../../src/lib/spreadsheet/write-workbook.ts';
import { aGround, aKnownAnimal } from './ground.ts';

const NAMES = 1_000;

type Names = Readonly<Record<string, string>>;
type Words = { readonly columns: Names; readonly values: { readonly sex: Names; readonly state: Names } };
const wordsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as unknown;

/** Names of animals as people may store them: any script, emoji, signs that a spreadsheet would calculate. */
const name = fc
  .tuple(
    fc.constantFrom('', '', '-', '=', '+', '@', "'", "'-", "''=", '"', ';', '&amp;', '&#128038;', 'Ã©', '_x0041_'),
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ unit: 'grapheme-ascii', maxLength: 30 })),
  )
  .map(([first, rest]) => `${first}${rest}`.trim())
  .filter((text) => nameFault(text, 100) === null && !text.includes('\ufffd') && text.isWellFormed());

const animals: readonly KnownAnimal[] = fc.sample(name, { numRuns: NAMES, seed: 16 }).map((animalName, at) =>
  aKnownAnimal({
    animalName,
    animalSexe: at % 2 === 0 ? 'Male' : 'Femelle',
    animalChipId: String(25_020_000_000_000 + at),
    registryId: `M${String(at).padStart(5, '0')}`,
  }),
);

/** The list of animals as its page exports it in a language. */
function exported(language: string): Sheet {
  const { columns, values } = wordsOf(language, 'animals') as Words;
  const words = wordsOf(language, 'words') as Names & Pick<Words, 'values'>;
  const said = (key: string) => columns[key] ?? words[key] ?? '';
  const head = ['name', 'species', 'latinName', 'sex', 'age', 'birthdate', 'chip', 'registryId', 'enclosure', 'status'];
  return {
    name: 'Animals',
    head: head.map(said),
    count: animals.length,
    rowAt(at) {
      const animal = animals[at];
      if (animal === undefined) throw new Error(`There is no animal ${at}`);
      const { animalName, animalSexe, animalBirthdate, animalChipId, registryId } = animal;
      const sex = words.values.sex[animalSexe ?? ''] ?? '';
      return [
        ...[animalName, 'Lion', 'Panthera leo', sex, 7, animalBirthdate, animalChipId, registryId, 'Savanna'],
        values.state['present'] ?? '',
      ];
    },
  };
}

async function changesOf(file: Blob): Promise<unknown> {
  const tasks = importTasks();
  const opened = await tasks.open({
    bytes: new Uint8Array(await file.arrayBuffer()),
    kept: {},
    knownIds: new Set<string>(),
  });
  if (!opened.ok) return opened.error;
  const { likeliest, sheets } = opened.value;
  const look = sheets[likeliest];
  if (look === undefined) return 'no sheet';
  const { headingsAt, columns } = look;
  const plan = { sheet: likeliest, headingsAt, columns, values: {}, noteTexts: NO_NOTE_TEXTS };
  const checked = tasks.check({ ...plan, answers: [], sameness: [], corrections: [], ground: aGround({ animals }) });
  if (!checked.ok) return checked.error;
  return checked.value.rows
    .filter(({ kind }) => kind !== 'unchanged')
    .map(({ faults, changes }) => ({ faults, changes }))
    .concat(checked.value.counts.unchanged === NAMES ? [] : [{ faults: [], changes: [] }]);
}

describe.each(LANGUAGES)('the list of animals exported in %s', (language) => {
  it(`as csv changes none of ${NAMES} random names when it is imported again`, async () => {
    expect(await changesOf(await writeLongCsv(exported(language)))).toEqual([]);
  });
  it(`as a workbook changes none of ${NAMES} random names when it is imported again`, async () => {
    expect(await changesOf(await writeWorkbook([exported(language)]))).toEqual([]);
  });
});
