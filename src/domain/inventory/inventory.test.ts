import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMovement } from '../../../tests/support/builders/movement.ts';
import { MOVEMENT_KINDS } from '../animals/movement.ts';
import { figuresOf, inventoryOf } from './inventory.ts';

const animal = (animalId: string, said: object = {}) => ({
  animalId,
  animalBirthdate: null,
  animalSexe: 'Male' as const,
  status: 'present' as const,
  ...said,
});
const YEAR = { from: 1_000, until: 2_000 };
const arrival = (animalId: string, movedAtUnix: number) =>
  aMovement({
    movementId: `${animalId}-${movedAtUnix}`,
    animalId,
    kind: 'arrival',
    movedAtUnix,
    toEnclosureId: 'plain',
  });
const NONE = { beginning: 0, births: 0, arrivals: 0, deaths: 0, departures: 0, corrections: 0, end: 0 };

describe('the inventory of an establishment', () => {
  it('holds the animals of the period, and apart those without movements', () => {
    const animals = [animal('a'), animal('later'), animal('unknown')];
    const { records, unrecorded } = inventoryOf(animals, [arrival('later', 2_000), arrival('a', 1_500)], YEAR);
    expect(records.map((record) => record.animal.animalId)).toEqual(['a']);
    expect(unrecorded.map(({ animalId }) => animalId)).toEqual(['unknown']);
  });
  it('counts merged records as one animal that came with the first of them', () => {
    const animals = [animal('kept'), animal('twin', { mergedInto: 'kept' }), animal('third', { mergedInto: 'twin' })];
    const merger = aMovement({ movementId: 'm', animalId: 'twin', kind: 'archive', movedAtUnix: 1_600 });
    const moves = [arrival('kept', 1_500), arrival('twin', 1_200), arrival('third', 500), merger];
    const { records, unrecorded } = inventoryOf(animals, moves, YEAR);
    expect(records.map(({ atBeginning, atEnd, events }) => [atBeginning, atEnd, events.length])).toEqual([
      [true, true, 0],
    ]);
    expect(unrecorded).toEqual([]);
  });
  it('ends with records that were merged into one another', () => {
    const animals = [animal('a', { mergedInto: 'b' }), animal('b', { mergedInto: 'a' }), animal('c')];
    expect(inventoryOf(animals, [arrival('a', 10), arrival('c', 10)], YEAR).records).toHaveLength(1);
  });
  it('always agrees: beginning, events and end', () => {
    const someMovement = fc.record({
      kind: fc.constantFrom(...MOVEMENT_KINDS),
      movedAtUnix: fc.integer({ min: 0, max: 3_000 }),
      toEnclosureId: fc.constantFrom('plain', 'rock', null),
      animalId: fc.constantFrom('a', 'b'),
    });
    fc.assert(
      fc.property(fc.array(someMovement, { maxLength: 12 }), (said) => {
        const movements = said.map((one, at) => aMovement({ ...one, movementId: String(at) }));
        const f = figuresOf(inventoryOf([animal('a'), animal('b')], movements, YEAR).records);
        expect(f.beginning + f.births + f.arrivals - f.deaths - f.departures + f.corrections).toBe(f.end);
        expect(f.males + f.females + f.unknownSex).toBe(f.end);
      }),
    );
  });
});

describe('the figures of an inventory', () => {
  it('of no records are all 0', () => {
    expect(figuresOf([])).toEqual({ ...NONE, males: 0, females: 0, unknownSex: 0 });
  });
  it('count each event, and the sexes of those at the end', () => {
    const animals = [
      animal('entered'),
      animal('a', { animalBirthdate: '01/1970' }),
      animal('b', { animalSexe: 'Femelle' }),
      animal('c', { animalSexe: null }),
      animal('d'),
      animal('e'),
      animal('f'),
    ];
    const gone = (animalId: string, kind: 'death' | 'departure' | 'archive') =>
      aMovement({ movementId: `${animalId}-${kind}`, animalId, kind, movedAtUnix: 1_800, toEnclosureId: null });
    const moves = [
      { ...arrival('entered', 1_500), kind: 'entry' as const },
      ...[arrival('a', 1_500), arrival('b', 1_500), arrival('c', 100)],
      ...[arrival('d', 100), gone('d', 'death'), arrival('e', 100), gone('e', 'departure')],
      ...[arrival('f', 100), gone('f', 'archive')],
    ];
    expect(figuresOf(inventoryOf(animals, moves, YEAR).records)).toEqual({
      ...{ beginning: 4, births: 1, arrivals: 1, deaths: 1, departures: 1, corrections: 0, end: 4 },
      ...{ males: 2, females: 1, unknownSex: 1 },
    });
  });
});
