import { describe, expect, it } from 'vitest';
import { checkDraft, fieldCalled, FIELDS_OF_STEP, stepOf } from './check-draft.ts';
import { emptyTaskDraft, type TaskDraft } from './task-draft.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const NOWHERE = { sectorIds: [], enclosureIds: [] };
const draft = (differences: Partial<TaskDraft> = {}): TaskDraft => ({
  ...emptyTaskDraft(NOW),
  title: 'Ronde',
  target: { level: 'SECTOR', ids: ['savanna'] },
  ...differences,
});
const codes = (differences: Partial<TaskDraft>, places = NOWHERE) =>
  Object.fromEntries(
    Object.entries(checkDraft(draft(differences), places)).map(([field, error]) => [field, error?.code]),
  );

describe('the errors of a draft', () => {
  it('are none when it has a title, a target and its times', () => {
    expect(codes({})).toEqual({});
    expect(codes({ recurrence: 'MONTHLY', dayOfMonth: 31 })).toEqual({});
  });
  it.each<[Partial<TaskDraft>, Record<string, string>]>([
    [{ title: ' ' }, { title: 'task/title-required' }],
    [{ target: { level: 'ANIMAL', ids: [] } }, { target: 'task/animal-required' }],
    [{ due: { day: '', time: '' } }, { dueDay: 'task/due-required' }],
    [{ due: { day: '2026-11-20', time: '08:00' } }, { dueDay: 'task/due-before-start' }],
    [{ startDay: '' }, { startDay: 'task/start-invalid', dueDay: 'task/due-required' }],
    [{ startTime: '' }, { startTime: 'task/recurrence-time-invalid' }],
    [{ startTime: '', recurrence: 'DAILY' }, { startTime: 'task/recurrence-time-invalid' }],
    [{ recurrence: 'DAILY', due: { day: '2026-11-20', time: '08:00' } }, { dueDay: 'task/due-before-start' }],
    [{ recurrence: 'DAILY', moreTimes: ['12:00', '12:00'] }, { moreTimes: 'task/recurrence-time-repeated' }],
    [{ recurrence: 'DAILY', moreTimes: ['08:00'] }, { moreTimes: 'task/recurrence-time-repeated' }],
    [{ recurrence: 'DAILY', moreTimes: ['12:00', ''] }, { moreTimes: 'task/recurrence-time-invalid' }],
    [
      { recurrence: 'DAILY', moreTimes: Array.from({ length: 8 }, (_, hour) => `1${hour}:00`) },
      { moreTimes: 'task/recurrence-times-too-many' },
    ],
    [{ recurrence: 'NONE', moreTimes: ['12:00', '12:00', ''] }, {}],
    [{ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;BYHOUR=8,18', moreTimes: ['12:00', '12:00', ''] }, {}],
    [{ recurrence: 'CUSTOM', rrule: 'tous les lundis' }, { rrule: 'task/rrule-invalid' }],
    [{ recurrence: 'CUSTOM', rrule: 'FREQ=HOURLY' }, { rrule: 'task/rrule-too-frequent' }],
    [
      { recurrence: 'DAILY', end: { kind: 'until', day: '2026-11-01' } },
      { endDay: 'task/recurrence-ends-before-start' },
    ],
    [{ recurrence: 'DAILY', end: { kind: 'until', day: '' } }, { endDay: 'task/recurrence-ends-before-start' }],
  ])('stands at its field: %j', (differences, wrong) => {
    expect(codes(differences)).toEqual(wrong);
  });
  it('include too many sectors, also those of the animals', () => {
    const target = { level: 'ANIMAL', ids: ['a'] } as const;
    const places = { sectorIds: ['1', '2', '3', '4', '5', '6'] as never[], enclosureIds: [] };
    expect(codes({ target: { ...target, ids: [...target.ids] } }, places)).toEqual({ target: 'task/too-many-targets' });
  });
});

describe('a field that the server names', () => {
  it.each([
    ['task.title', 'title'],
    ['target', 'target'],
    ['schedule.startAt', 'startDay'],
    ['schedule.rrule', 'rrule'],
    ['schedule.recurrenceTimes', 'moreTimes'],
    ['zooId', null],
  ])('%s is %s of the form', (name, field) => {
    expect(fieldCalled(name, draft({ recurrence: 'CUSTOM' }))).toBe(field);
  });
  it('is the end, or the recurrence, where the rule is not in sight', () => {
    expect(fieldCalled('rrule', draft({ recurrence: 'WEEKLY', weekdays: [1, 4] }))).toBe('recurrence');
    expect(fieldCalled('rrule', draft({ recurrence: 'DAILY', end: { kind: 'count', count: 2 } }))).toBe('endCount');
  });
  it('stands on one step', () => {
    expect(FIELDS_OF_STEP.flat().map(stepOf)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
  });
});
