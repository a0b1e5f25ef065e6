import { describe, expect, it } from 'vitest';
import { aTask } from '../../../../tests/support/builders/task.ts';
import { targetPlaces } from '../../../domain/tasks/target-places.ts';
import { changesOf, checkEdit, draftOfTask, type TaskEditDraft } from './task-edit-draft.ts';

const task = aTask({
  scheduledForUnix: Date.parse('2025-01-15T07:00:30Z'),
  dueAtUnix: Date.parse('2025-01-15T16:00:45Z'),
  target: { level: 'SECTOR', ids: ['savanna'] },
});
const draft = draftOfTask(task);
const places = targetPlaces(task.target, { sectorOfEnclosure: new Map(), enclosureOfAnimal: new Map() });
const changes = (difference: Partial<TaskEditDraft>) => changesOf({ ...draft, ...difference }, task, places);
const codes = (difference: Partial<TaskEditDraft>, around = places) =>
  Object.fromEntries(
    Object.entries(checkEdit({ ...draft, ...difference }, task, around)).map(([field, error]) => [field, error.code]),
  );

describe('changing what a task says', () => {
  it('begins with what it says, by the establishment’s clock', () => {
    expect(draft).toMatchObject({ startDay: '2025-01-15', startTime: '08:00', dueDay: '2025-01-15', dueTime: '17:00' });
  });
  it('writes only what has been changed, and leaves the seconds of a time alone', () => {
    expect(changes({})).toEqual({});
    expect(changes({ title: '  Peser les loutres ' })).toEqual({ title: 'Peser les loutres' });
    expect(changes({ dueTime: '18:30' })).toEqual({ dueAtUnix: Date.parse('2025-01-15T17:30:00Z') });
    expect(changes({ visibilityStart: '2_days', taskType: 'safety' })).toEqual({
      visibilityStart: '2_days',
      taskType: 'safety',
    });
  });
  it('writes a new target with the places of it, each target once', () => {
    const target = { level: 'SECTOR', ids: ['lagoon', 'savanna', 'lagoon'] } as const;
    const around = { ...places, sectorId: 'lagoon', sectorIds: ['lagoon', 'savanna'] };
    expect(changesOf({ ...draft, target: { ...target, ids: [...target.ids] } }, task, around)).toEqual({
      target: { level: 'SECTOR', ids: ['lagoon', 'savanna'] },
      ...around,
    });
  });
  it('is checked as a new task is', () => {
    expect(codes({})).toEqual({});
    expect(codes({ title: ' ' })).toEqual({ title: 'task/title-required' });
    expect(codes({ description: 'x'.repeat(5_001) })).toEqual({ description: 'task/description-too-long' });
    expect(codes({ dueDay: '' })).toEqual({ dueDay: 'task/due-required' });
    expect(codes({ startTime: '' })).toEqual({ startDay: 'task/start-invalid' });
    expect(codes({ dueDay: '2025-01-14' })).toEqual({ dueDay: 'task/due-before-start' });
    expect(codes({ target: { level: 'ANIMAL', ids: [] } })).toEqual({ target: 'task/animal-required' });
    expect(codes({ target: { level: 'SECTOR', ids: ['1', '2', '3', '4', '5', '6'] } })).toEqual({
      target: 'task/too-many-targets',
    });
  });
  it('is refused for animals of more enclosures than one task carries', () => {
    const enclosureIds = Array.from({ length: 51 }, (_, place) => `${place}`);
    expect(codes({ target: { level: 'ANIMAL', ids: ['nala'] } }, { ...places, enclosureIds })).toEqual({
      target: 'task/too-many-targets',
    });
  });
  it('does not complain of a target that stays as it is', () => {
    const without = { ...task, target: { level: 'SECTOR' as const, ids: [] } };
    expect(checkEdit(draftOfTask(without), without, places)).toEqual({});
  });
});
