import { describe, expect, it } from 'vitest';
import { aSchedule, aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { changedAutomation, newAutomation } from './change-automation.ts';
import type { TypedAutomation } from './check-automation.ts';
import { contentOf } from './check-task.ts';
import { type Schedule, type TaskTemplate, taskTemplateSchema } from './task-template.ts';

const at = (iso: string) => Date.parse(iso);
const NOW = at('2025-02-01T12:00:00Z');
const IDENTITY = { templateId: 'new', zooId: 'zoo-1', authorId: 'bo' };
const PLACES = {
  target: { level: 'ENCLOSURE' as const, ids: ['plain'] },
  sectorId: 'savanna',
  sectorIds: ['savanna'],
  enclosureIds: ['plain'],
  animalIds: [],
};
const typed = (schedule: Partial<Schedule> = {}, title = 'Nourrir'): TypedAutomation => {
  return { name: 'Matin', task: { ...contentOf(aTaskTemplate()), title }, schedule: aSchedule(schedule) };
};
const made = (schedule: Partial<Schedule> = {}) => newAutomation(IDENTITY, typed(schedule), PLACES, NOW, ZONE);
const changed = (before: Partial<TaskTemplate>, schedule: Partial<Schedule> = {}) => {
  const result = changedAutomation(aTaskTemplate(before), typed(schedule), PLACES, NOW, ZONE);
  return result.ok ? result.value : result.error.code;
};

describe('a new automation', () => {
  it('is whole, in use, stands where its target does, and makes the tasks from now on', () => {
    const result = made();
    expect(result).toMatchObject({
      ok: true,
      value: {
        ...IDENTITY,
        ...PLACES,
        name: 'Matin',
        title: 'Nourrir',
        status: 'active',
        isActive: true,
        activeSinceUnix: NOW,
        lastRunUnix: null,
        nextRunUnix: at('2025-02-02T07:00:00Z'),
        nextMakeUnix: at('2025-02-01T23:00:00Z'),
        executionCount: 0,
      },
    });
    expect(taskTemplateSchema.safeParse(result.ok && result.value).success).toBe(true);
  });
  it('is refused when it has no occurrence to come', () => {
    expect(made({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=3' })).toEqual({
      ok: false,
      error: { code: 'automation/nothing-to-come' },
    });
  });
});

describe('the stamp of a changed automation', () => {
  it.each([
    ['is the present instant', NOW - 2, NOW],
    ['is later than the one before when that is the present instant', NOW, NOW + 1],
    ['is later than the one before when the clock has gone back', NOW + 60_000, NOW + 60_001],
    ['is the present instant where there was none', null, NOW],
  ])('%s', (_what, updatedAtUnix, expected) => {
    expect(changed({ updatedAtUnix })).toMatchObject({ updatedAtUnix: expected });
  });
});

describe('a changed automation', () => {
  const before = { lastRunUnix: at('2025-02-01T07:00:00Z'), activeSinceUnix: at('2025-01-15T00:00:00Z') };

  it('with the same schedule goes on where it was', () => {
    expect(changed({ ...before, executionCount: 7 })).toMatchObject({
      templateId: 'template-1',
      authorId: 'manager-1',
      title: 'Nourrir',
      executionCount: 7,
      ...before,
      nextRunUnix: at('2025-02-02T07:00:00Z'),
      updatedAtUnix: NOW,
    });
  });
  it('with another schedule makes nothing of the past', () => {
    expect(changed({ ...before, lastRunUnix: null }, { recurrenceTime: '11:00' })).toMatchObject({
      activeSinceUnix: NOW,
      nextRunUnix: at('2025-02-02T10:00:00Z'),
    });
  });
  it('with another time only, does not occur again on a day that has its task', () => {
    expect(changed(before, { recurrenceTime: '18:00' })).toMatchObject({ nextRunUnix: at('2025-02-02T17:00:00Z') });
  });
  it.each([
    ['08:00', '08:00,18:00', '2025-02-01T17:00Z'],
    ['08:00,18:00', '08:00,14:00,18:00', '2025-02-01T13:00Z'],
    ['08:00,18:00', '18:00', '2025-02-02T17:00Z'],
  ])('with %s become %s, occurs next at %s, although its tasks of the day are made', (olds, news, expected) => {
    const last = at(`2025-02-01T${olds.slice(-5)}:00+01:00`);
    const times = (text: string) => ({ recurrenceTime: text.slice(0, 5), recurrenceTimes: text.split(',') });
    const stored = { lastRunUnix: last, handledUntilUnix: last, schedule: aSchedule(times(olds)) };
    expect(changed(stored, times(news))).toMatchObject({ nextRunUnix: at(expected) });
  });
  it('with the same several times goes on after the tasks that it has made ahead', () => {
    const twice = { recurrenceTime: '08:00', recurrenceTimes: ['08:00', '18:00'] };
    const last = at('2025-02-05T17:00:00Z');
    const ahead = { lastRunUnix: last, handledUntilUnix: last, schedule: aSchedule(twice) };
    expect(changed(ahead, twice)).toMatchObject({ handledUntilUnix: last, nextRunUnix: at('2025-02-06T07:00:00Z') });
  });
  it('with other days, occurs before the day for which it has made a task ahead', () => {
    const weekly = { schedule: aSchedule({ recurrence: 'WEEKLY' }), lastRunUnix: at('2025-02-05T07:00:00Z') };
    expect(changed(weekly)).toMatchObject({
      handledUntilUnix: at('2025-01-29T07:00:00Z'),
      nextRunUnix: at('2025-02-02T07:00:00Z'),
    });
  });
  it('that is paused stays so, without the server’s reason for the pause', () => {
    expect(changed({ status: 'suspended', suspendedReason: 'targetGone', nextRunUnix: null })).toMatchObject({
      status: 'suspended',
      suspendedReason: null,
      nextRunUnix: null,
    });
  });
  it('that has ended keeps its schedule, and is refused another that is over', () => {
    const over = { recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=2' } as const;
    const ended = { schedule: aSchedule(over), lastRunUnix: at('2025-01-16T07:00:00Z') };
    expect(changed(ended, over)).toMatchObject({ title: 'Nourrir', nextRunUnix: null });
    expect(changed(ended, { ...over, rrule: 'FREQ=DAILY;COUNT=3' })).toBe('automation/nothing-to-come');
  });
  it('in the archives is refused', () => {
    expect(changed({ status: 'archived' })).toBe('automation/step-refused');
  });
});
