import { describe, expect, it } from 'vitest';
import { aTask } from '../../../../tests/support/builders/task.ts';
import { targetPlaces } from '../../../domain/tasks/target-places.ts';
import { checkEdit, editOf, type TypedEdit } from './task-edit.ts';

const task = aTask({ target: { level: 'SECTOR', ids: ['savanna'] } });
const { scheduledForUnix } = task;
const places = targetPlaces(task.target, { sectorOfEnclosure: new Map(), enclosureOfAnimal: new Map() });
const codes = (difference: Partial<TypedEdit>, around = places) =>
  Object.fromEntries(
    Object.entries(checkEdit({ ...task, ...difference }, task, around)).map(([field, error]) => [field, error.code]),
  );

describe('the change of a task', () => {
  it('writes the fields that differ, and no places without a new target', () => {
    expect(editOf({}, places)).toEqual({});
    expect(editOf({ title: 'Peser les loutres', dueAtUnix: 5 }, places)).toEqual({
      title: 'Peser les loutres',
      dueAtUnix: 5,
    });
  });
  it('writes a new target with its places', () => {
    const around = { ...places, sectorId: 'lagoon', sectorIds: ['lagoon', 'savanna'] };
    const moved: TypedEdit['target'] = { level: 'SECTOR', ids: ['lagoon', 'savanna'] };
    expect(editOf({ target: moved }, around)).toEqual({ target: moved, ...around });
  });
  it('is checked like a new task', () => {
    expect(codes({})).toEqual({});
    expect(codes({ title: '' })).toEqual({ title: 'task/title-required' });
    expect(codes({ description: 'x'.repeat(5_000) })).toEqual({});
    expect(codes({ description: 'x'.repeat(5_001) })).toEqual({ description: 'task/description-too-long' });
    expect(codes({ dueAtUnix: null })).toEqual({ dueAtUnix: 'task/due-required' });
    expect(codes({ scheduledForUnix: null })).toEqual({ scheduledForUnix: 'task/start-invalid' });
    expect(codes({ dueAtUnix: scheduledForUnix })).toEqual({});
    expect(codes({ dueAtUnix: scheduledForUnix - 1 })).toEqual({ dueAtUnix: 'task/due-before-start' });
    expect(codes({ target: { level: 'ANIMAL', ids: [] } })).toEqual({ target: 'task/animal-required' });
    expect(codes({ target: { level: 'SECTOR', ids: ['1', '2', '3', '4', '5', '6'] } })).toEqual({
      target: 'task/too-many-targets',
    });
  });
  it('is refused for animals of 51 enclosures, and not for those of 50', () => {
    const enclosures = (count: number) => Array.from({ length: count }, (_, place) => `${place}`);
    const animal: TypedEdit['target'] = { level: 'ANIMAL', ids: ['nala'] };
    expect(codes({ target: animal }, { ...places, enclosureIds: enclosures(50) })).toEqual({});
    expect(codes({ target: animal }, { ...places, enclosureIds: enclosures(51) })).toEqual({
      target: 'task/too-many-targets',
    });
  });
  it('is not refused for a target that stays as it is', () => {
    const without: TypedEdit['target'] = { level: 'SECTOR', ids: [] };
    expect(checkEdit({ ...task, target: without }, { ...task, target: without }, places)).toEqual({});
  });
});
