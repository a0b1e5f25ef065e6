import { describe, expect, it } from 'vitest';
import { olderFieldsOf } from '../fields/field.ts';
import { IMPORT_REASON, type Movement, movementSchema, toldKind } from './movement.ts';

const move: Movement = {
  movementId: 'm',
  zooId: 'zoo-1',
  animalId: 'a',
  kind: 'departure',
  fromEnclosureId: 'plaine',
  toEnclosureId: null,
  fromGroupId: null,
  toGroupId: null,
  sectorIds: ['savanna'],
  movedAtUnix: 100,
  reason: '',
  destination: 'Zoo de la Vallée',
  recordedBy: 'vet-1',
  recordedAtUnix: 200,
};

describe('a stored move', () => {
  it('may have happened before it was recorded', () => {
    expect(movementSchema.parse(move)).toEqual(move);
  });
  it('of the first form went nowhere and says nothing', () => {
    expect(olderFieldsOf(movementSchema)).toEqual({
      ...{ fromEnclosureId: null, toEnclosureId: null, fromGroupId: null, toGroupId: null },
      ...{ sectorIds: [], reason: '', destination: '', recordedBy: '' },
    });
  });
  it.each([{ kind: 'escape' }, { movedAtUnix: null }, { animalId: '' }, { sectorIds: null }])(
    'is none with %j',
    (wrong) => {
      expect(movementSchema.safeParse({ ...move, ...wrong }).success).toBe(false);
    },
  );
});

describe('the told kind of a move', () => {
  const arrival = { ...move, kind: 'arrival' as const, reason: IMPORT_REASON, movedAtUnix: 1_000_000 };
  it('of an arrival at the instant of its import is an entry', () => {
    expect(toldKind({ ...arrival, recordedAtUnix: 1_000_000 })).toBe('entry');
    expect(toldKind({ ...arrival, recordedAtUnix: 1_059_999 })).toBe('entry');
  });
  it('of any other arrival is what is stored', () => {
    expect(toldKind({ ...arrival, recordedAtUnix: 1_060_000 })).toBe('arrival');
    expect(toldKind({ ...arrival, reason: 'Née ici', recordedAtUnix: 1_000_000 })).toBe('arrival');
    expect(toldKind({ ...arrival, kind: 'move', recordedAtUnix: 1_000_000 })).toBe('move');
  });
});
