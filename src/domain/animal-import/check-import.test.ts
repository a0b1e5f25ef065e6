import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGround, aKnownAnimal, aPlan, aRow, HEADINGS } from '../../../tests/support/registers/ground.ts';
import { FAULTY_ROWS } from '../../../tests/support/registers/faulty-rows.ts';
import { NO_CENSUS } from '../groups/census.ts';
import { checkImport } from './check-import.ts';
import type { ImportCell } from './import-field.ts';
import type { ImportGround, KnownAnimal } from './import-ground.ts';

const sheet = (rows: readonly (readonly ImportCell[])[]) => [[...HEADINGS], ...rows];
const check = (rows: readonly (readonly ImportCell[])[], ground: ImportGround = aGround()) =>
  checkImport(sheet(rows), aPlan(HEADINGS), ground);

/** The establishment once the rows are written. */
function written(rows: readonly (readonly ImportCell[])[], ground: ImportGround): ImportGround {
  const animals = new Map(ground.animals.map((animal) => [animal.registryId, animal]));
  const groups = [...ground.groups];
  for (const { write, group } of check(rows, ground).rows) {
    if (group !== null) {
      const { specieId, census, ...said } = group;
      groups.push({
        ...said,
        ...(census ?? NO_CENSUS),
        groupId: `g${group.line}`,
        species: [specieId],
        isArchived: false,
      });
    }
    if (write === null) continue;
    const before: KnownAnimal =
      animals.get(write.registryId) ??
      aKnownAnimal({ registryId: write.registryId, animalChipId: null, animalBirthdate: null });
    const said = Object.fromEntries(Object.entries(write).filter(([, value]) => value !== null && value !== ''));
    animals.set(write.registryId, { ...before, ...said });
  }
  return { ...ground, groups, animals: [...animals.values()] };
}

it('a file in which over thirty kinds of things are wrong names each line, column and value', () => {
  const checked = check(
    FAULTY_ROWS.map(({ row }) => row),
    aGround({
      animals: [
        aKnownAnimal({ registryId: 'ARCH', isArchived: true, animalChipId: null }),
        aKnownAnimal({ registryId: 'DEAD', status: 'dead', animalChipId: null }),
        aKnownAnimal({ registryId: 'OTHER', specieId: 'ara-macao', animalChipId: '25029999999999' }),
      ],
    }),
  );
  const told = checked.rows.flatMap(({ line, kind, faults }) =>
    faults.length === 0
      ? [`${line} ${kind}`]
      : faults.map((fault) => `${line} ${fault.field ?? '-'} ${fault.error.code} "${fault.value}"`),
  );
  const expected = FAULTY_ROWS.flatMap(({ told: tells }, place) => tells.map((sentence) => `${place + 2} ${sentence}`));
  expect(told).toEqual(expected);
  expect(new Set(told.flatMap((sentence) => /import\/\S+/.exec(sentence) ?? [])).size).toBeGreaterThanOrEqual(30);
});

describe('the dry run', () => {
  it('of no rows, or of headings alone, is empty', () => {
    expect(checkImport([], aPlan([]), aGround()).rows).toEqual([]);
    expect(check([]).counts).toEqual({ new: 0, changed: 0, unchanged: 0, wrong: 0, ignored: 0 });
  });
  it('counts lines as the spreadsheet does, blank ones included', () => {
    expect(check([aRow(1), [], ['', ' '], aRow(2)]).rows.map(({ line }) => line)).toEqual([2, 5]);
  });
  it('tells the values that people can match by hand, the most frequent first', () => {
    const rows = [aRow(1, { Enclosure: 'Lagoon' }), aRow(2, { Sex: 'stud' }), aRow(3, { Enclosure: 'LAGOON ' })];
    expect(check(rows).unmatched).toEqual([
      { field: 'enclosure', key: 'lagoon', value: 'Lagoon', lines: 2 },
      { field: 'animalSexe', key: 'stud', value: 'stud', lines: 1 },
    ]);
  });
  it.each([
    [300, 1],
    [301, 0],
  ])('offers a value of %i characters for matching %i times', (length, offered) => {
    expect(check([aRow(1, { Enclosure: 'x'.repeat(length) })]).unmatched).toHaveLength(offered);
  });
  it('reads dates of a column whose months come first', () => {
    const rows = [aRow(1, { 'Birth Date': '03/04/2019' }), aRow(2, { 'Birth Date': '03/25/2019' })];
    expect(check(rows).rows.map(({ write }) => write?.animalBirthdate)).toEqual(['03/2019', '03/2019']);
  });
});

describe('for any file', () => {
  const odd = fc.constantFrom<ImportCell>(
    '',
    '?',
    'Lagoon',
    'Unknown',
    '2.3.1',
    '123',
    '978000012345678',
    'x'.repeat(200),
    'Dead',
    '43536',
    { fault: 'formula', text: '=1' },
    '__proto__',
  );
  const cell = fc.oneof({ weight: 3, arbitrary: odd }, { weight: 1, arbitrary: fc.string({ maxLength: 20 }) });
  const row = fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.dictionary(fc.constantFrom(...HEADINGS), cell, { maxKeys: 2 }))
    .map(([number, differences]) => aRow(number, differences));
  const rows = fc.array(fc.oneof(row, fc.array(cell, { maxLength: 12 })), { maxLength: 40 });

  it('gives each line that is not blank one result, with a write or a reason', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { rows: checked, counts } = check(given);
        expect(checked.map(({ line }) => line)).toEqual(
          given.flatMap((cells, place) =>
            cells.some((one) => typeof one !== 'string' || one.trim() !== '') ? [place + 2] : [],
          ),
        );
        for (const { kind, faults, write, group } of checked) {
          expect((write ?? group) !== null).toBe(kind === 'new' || kind === 'changed');
          expect(faults.length > 0).toBe(kind === 'wrong' || kind === 'ignored');
        }
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(checked.length);
      }),
    );
  });

  it('a second import of the same file changes nothing', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const after = written(given, aGround());
        const again = check(given, after);
        expect(again.counts.new + again.counts.changed).toBe(0);
        expect(again.counts.unchanged).toBe(check(given).counts.new);
      }),
    );
  });

  it('every written row has a name, a sex, a species, an enclosure in use, and a chip of fourteen digits or none', () => {
    fc.assert(
      fc.property(rows, (given) => {
        for (const { write } of check(given).rows) {
          if (write === null) continue;
          expect(write).toMatchObject({
            animalName: expect.stringMatching(/\S/),
            animalSexe: expect.stringMatching(/^(Male|Femelle)$/),
          });
          expect(['panthera-leo', 'ara-macao']).toContain(write.specieId);
          expect(['savanna', 'aviary']).toContain(write.enclosureId);
          expect(write.animalChipId ?? '00000000000000').toMatch(/^\d{14}$/);
          expect(write.animalBirthdate ?? '01/2000').toMatch(/^(0[1-9]|1[0-2])\/\d{4}$/);
        }
      }),
    );
  });
});
