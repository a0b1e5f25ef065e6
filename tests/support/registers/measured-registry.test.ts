import { describe, expect, it } from 'vitest';
import type { CheckedImport } from '../../../src/domain/animal-import/checked-row.ts';
import type { ImportAnswer } from '../../../src/domain/animal-import/import-answers.ts';
import type { ImportGround, KnownAnimal } from '../../../src/domain/animal-import/import-ground.ts';
import type { KnownGroup } from '../../../src/domain/animal-import/import-group.ts';
import { NO_NOTE_TEXTS } from '../../../src/domain/animal-import/note-texts.ts';
import { NO_CENSUS } from '../../../src/domain/groups/census.ts';
import { LANGUAGES } from '../../../src/domain/users/language.ts';
import { importTasks } from '../../../src/features/animal-import/engine/import-tasks.ts';
import { aKnownAnimal } from './ground.ts';
import { FORMS, measuredFile } from './measured-files.ts';
import { type LedgerRow, measuredGround, MEASURED_ROWS } from './measured-registry.ts';
import { MEASURED_COLUMNS } from './registry-words.ts';

/** Opens a file as the page does; returns the dry run against a park. */
async function opened(bytes: Uint8Array<ArrayBuffer>) {
  const tasks = importTasks();
  const file = await tasks.open({ bytes, kept: {}, knownIds: new Set<string>() });
  if (!file.ok) throw new Error(file.error.code);
  const look = file.value.sheets[file.value.likeliest];
  if (look === undefined) throw new Error('no sheet');
  const { headingsAt, columns } = look;
  const check = (ground: ImportGround, answers: readonly ImportAnswer[] = []): CheckedImport => {
    const plan = { sheet: file.value.likeliest, headingsAt, columns, values: {}, noteTexts: NO_NOTE_TEXTS };
    const checked = tasks.check({ ...plan, answers, sameness: [], corrections: [], ground });
    if (!checked.ok) throw new Error(checked.error.code);
    return checked.value;
  };
  return { columns, check };
}

/** The park after the rows are written. */
function written({ rows }: CheckedImport, ground: ImportGround): ImportGround {
  const animals = new Map(ground.animals.map((animal) => [animal.animalId, animal]));
  const groups: KnownGroup[] = [...ground.groups];
  for (const { line, registryId, write, group, departure } of rows) {
    if (departure !== null) {
      const status = departure.change === 'death' ? 'dead' : 'departed';
      animals.set(departure.animalId, { ...animals.get(departure.animalId)!, status, enclosureId: null });
    }
    if (group !== null) {
      const { specieId, census, ...said } = group;
      groups.push({ ...said, ...(census ?? NO_CENSUS), groupId: `g${line}`, species: [specieId], isArchived: false });
    }
    if (write === null) continue;
    const known = [...animals.values()].find(({ registryId: id }) => id === registryId);
    const animalId = write.animalId ?? known?.animalId ?? `new-${line}`;
    const before: KnownAnimal = animals.get(animalId) ?? aKnownAnimal({ animalId, animalChipId: null });
    const said = Object.fromEntries(Object.entries(write).filter(([, value]) => value !== null && value !== ''));
    const otherIdentifiers = [...(before.otherIdentifiers ?? []), ...(write.otherIdentifiers ?? [])];
    animals.set(animalId, { ...before, ...said, otherIdentifiers, animalId });
  }
  return { ...ground, groups, animals: [...animals.values()] };
}

/** Holds a dry run against the ledger: the rows that it calls otherwise than they are. */
function differences({ rows }: CheckedImport, ledger: readonly LedgerRow[]): string[] {
  const about = rows.filter(({ kind }) => kind !== 'ignored');
  expect(about).toHaveLength(MEASURED_ROWS);
  return ledger.flatMap(({ what, kind, codes }, at) => {
    const row = about[at];
    const found = row?.kind === 'wrong' ? row.faults.map(({ error }) => error.code) : [];
    const isAsTold = row?.kind === kind && found.join() === codes.join();
    return isAsTold ? [] : [`${at + 1}, ${what}: ${row?.kind} ${found.join()} instead of ${kind} ${codes.join()}`];
  });
}

describe.each(Object.keys(FORMS))('a registry of 500 rows as %s', (name) => {
  const form = FORMS[name]!;
  it.each(LANGUAGES)(
    'in %s: every planted error is found, nothing else is, and a second time nothing changes',
    async (language) => {
      const { bytes, ledger } = measuredFile(form, language);
      const { columns, check } = await opened(bytes);
      expect(columns.filter((field) => field !== null)).toHaveLength(MEASURED_COLUMNS.length);
      const ground = measuredGround();
      const dryRun = check(ground);
      expect(differences(dryRun, ledger)).toEqual([]);

      const linked = check(ground, ['same-animal']);
      const hand = ledger.filter(({ what }) => what === 'an animal typed by hand').length;
      expect(linked.rows.filter(({ write }) => write?.animalId !== undefined)).toHaveLength(hand);
      const again = check(written(linked, ground), ['same-animal']);
      expect([again.counts.new, again.counts.changed, again.counts.wrong]).toEqual([0, 0, linked.counts.wrong]);
      expect(again.counts.unchanged).toBe(MEASURED_ROWS - linked.counts.wrong);
    },
  );
});
