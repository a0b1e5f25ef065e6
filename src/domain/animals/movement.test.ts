import { describe, expect, it } from 'vitest';
import { olderFieldsOf } from '../fields/field.ts';
import { type Movement, movementSchema } from './movement.ts';

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
