import { describe, expect, it } from 'vitest';
import { aSchedule, aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import {
  checkAutomation,
  MAX_DUE_MS,
  tidyAutomation,
  type TypedAutomation,
  type TypedSchedule,
} from './check-automation.ts';

const wrong = (differences: Partial<TypedAutomation> = {}) => {
  const typed = { name: 'Repas du matin', task: aTaskTemplate(), schedule: aSchedule(), ...differences };
  const errors = checkAutomation(tidyAutomation(typed), ZONE);
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]));
};
const scheduled = (differences: Partial<TypedSchedule>) => wrong({ schedule: aSchedule(differences) });
const custom = (rrule: string) => scheduled({ recurrence: 'CUSTOM', rrule });

describe('a typed automation', () => {
  it('is valid as the product makes it', () => {
    expect(wrong()).toEqual({});
  });
  it('without a name has the title of its tasks', () => {
    expect(tidyAutomation({ name: '  ', task: aTaskTemplate(), schedule: aSchedule() }).name).toBe(
      'Nourrir les zèbres',
    );
    expect(wrong({ name: '' })).toEqual({});
  });
  it('without a name and a title is asked for the title alone', () => {
    expect(wrong({ name: '', task: aTaskTemplate({ title: ' ' }) })).toEqual({ title: 'task/title-required' });
  });
  it('has a name of 200 characters and no more', () => {
    expect(wrong({ name: 'x'.repeat(200) })).toEqual({});
    expect(wrong({ name: 'x'.repeat(201) })).toEqual({ name: 'task/title-too-long' });
  });
  it('has the faults of its task under the fields of the task', () => {
    expect(wrong({ task: aTaskTemplate({ target: { level: 'ANIMAL', ids: [] } }) })).toEqual({
      target: 'task/animal-required',
    });
  });
  it('recurs', () => {
    expect(scheduled({ recurrence: 'NONE' })).toEqual({ recurrence: 'generic/invalid-input' });
  });
  it('has its times of day in order, the first as that of its start', () => {
    const tidy = (differences: Partial<TypedSchedule>) => {
      const typed = { name: '', task: aTaskTemplate(), schedule: aSchedule(differences) };
      const { recurrenceTime, recurrenceTimes } = tidyAutomation(typed).schedule;
      return [recurrenceTime, recurrenceTimes];
    };
    expect(tidy({ recurrenceTimes: ['18:00', '06:00', '08:00'] })).toEqual(['06:00', ['06:00', '08:00', '18:00']]);
    expect(tidy({ recurrenceTimes: ['18:00'] })).toEqual(['18:00', undefined]);
    expect(tidy({ recurrenceTimes: [] })).toEqual(['08:00', undefined]);
  });
  it('leaves its times of day to a custom rule that names them', () => {
    const typed = aSchedule({
      recurrence: 'CUSTOM',
      rrule: 'FREQ=DAILY;BYHOUR=8,18',
      recurrenceTimes: ['06:00', '07:00'],
    });
    const { schedule } = tidyAutomation({ name: '', task: aTaskTemplate(), schedule: typed });
    expect(schedule).not.toHaveProperty('recurrenceTimes');
    expect(schedule.recurrenceTime).toBe('08:00');
  });
  it('has the faults of its times of day at their field', () => {
    const nine = Array.from({ length: 9 }, (_, hour) => `0${hour}:00`);
    expect(scheduled({ recurrenceTimes: nine })).toEqual({ recurrenceTimes: 'task/recurrence-times-too-many' });
    expect(scheduled({ recurrenceTimes: ['08:00', '08:00'] })).toEqual({
      recurrenceTimes: 'task/recurrence-time-repeated',
    });
  });
  it('recurs every 1 to 1,000 periods', () => {
    expect([0, 1, 1.5, 1_000, 1_001].map((recurrenceInterval) => scheduled({ recurrenceInterval }))).toEqual([
      { recurrenceInterval: 'generic/invalid-input' },
      {},
      { recurrenceInterval: 'generic/invalid-input' },
      {},
      { recurrenceInterval: 'generic/invalid-input' },
    ]);
  });
  it('has its tasks due at their start at the earliest, a year later at the latest', () => {
    expect([-1, 0, null, MAX_DUE_MS, MAX_DUE_MS + 1].map((dueAt) => scheduled({ dueAt }))).toEqual([
      { dueAt: 'task/due-before-start' },
      {},
      {},
      {},
      { dueAt: 'generic/invalid-input' },
    ]);
  });
  it.each([
    ['a start beyond the calendar', { startAt: Number.NaN }, { startAt: 'task/start-invalid' }],
    ['a time that no clock shows', { recurrenceTime: '24:00' }, { recurrenceTime: 'task/recurrence-time-invalid' }],
  ] as const)('with %s has its fault at that field', (_what, differences, expected) => {
    expect(scheduled(differences)).toEqual(expected);
  });
  it('with a custom rule has the fault of the rule at the rule', () => {
    expect(custom('FREQ=WEEKLY;BYDAY=MO')).toEqual({});
    expect(custom('every day')).toEqual({ rrule: 'task/rrule-invalid' });
    expect(custom('FREQ=HOURLY')).toEqual({ rrule: 'task/rrule-too-frequent' });
    expect(custom('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toEqual({ rrule: 'task/recurrence-never' });
    expect(custom('FREQ=WEEKLY;BYDAY=TH;UNTIL=20250115')).toEqual({ rrule: 'task/recurrence-never' });
    expect(custom('FREQ=DAILY;UNTIL=20250114')).toEqual({ rrule: 'task/recurrence-ends-before-start' });
  });
});
