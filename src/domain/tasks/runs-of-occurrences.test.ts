import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { idRange, mayHaveEarlierRuns, runsOfOccurrences } from './runs-of-occurrences.ts';
import type { RunStatus } from './task-template.ts';

/** 20 January 2025 at a clock time of Paris. */
const at = (time: string, day = '20') => Date.parse(`2025-01-${day}T${time}:00+01:00`);
const run = (end: string, time: string, status: RunStatus = 'OPEN') => ({
  taskId: `abc-${end}`,
  status,
  scheduledForUnix: at(time),
});
const of = (...times: string[]) => ({
  templateId: 'abc',
  schedule: aSchedule({ recurrenceTime: times[0] ?? '', recurrenceTimes: times }),
});

/** Returns the clock times that have a run already, with the end of its id. */
const known = (times: readonly string[], runs: readonly ReturnType<typeof run>[]) => {
  const template = of(...times);
  const found = runsOfOccurrences(
    template,
    times.map((time) => at(time)),
    runs,
    ZONE,
  );
  return times.flatMap((time) => {
    const one = found.get(at(time));
    return one === undefined ? [] : [`${time} ${one.taskId.slice(4)}`];
  });
};
const DAY = '20250120';

describe('the runs that occurrences already have', () => {
  it('are none without runs, and on other days', () => {
    expect(known(['08:00', '18:00'], [])).toEqual([]);
    expect(
      known(['08:00', '18:00'], [{ ...run('20250121-0800', '08:00'), scheduledForUnix: at('08:00', '21') }]),
    ).toEqual([]);
  });
  it('are those of their own ids', () => {
    expect(known(['08:00', '18:00'], [run(`${DAY}-1800`, '18:00')])).toEqual([`18:00 ${DAY}-1800`]);
  });
  it('are those at their times, after one time has become several', () => {
    expect(known(['08:00', '18:00'], [run(DAY, '08:00')])).toEqual([`08:00 ${DAY}`]);
    expect(known(['08:00', '12:00', '18:00'], [run(DAY, '12:00')])).toEqual([`12:00 ${DAY}`]);
  });
  it('stand in order for times that have none, so that a day has no more tasks than times', () => {
    expect(known(['14:00', '18:00'], [run(DAY, '08:00')])).toEqual([`14:00 ${DAY}`]);
    expect(known(['09:00', '12:00'], [run(`${DAY}-0800`, '08:00'), run(`${DAY}-1200`, '12:00')])).toEqual([
      `09:00 ${DAY}-0800`,
      `12:00 ${DAY}-1200`,
    ]);
  });
  it('stand for the one time of a day, after several times have become one', () => {
    expect(known(['10:00'], [run(`${DAY}-1800`, '18:00'), run(`${DAY}-0800`, '08:00')])).toEqual([`10:00 ${DAY}-0800`]);
    expect(known(['18:00'], [run(`${DAY}-1800`, '18:00'), run(`${DAY}-0800`, '08:00')])).toEqual([`18:00 ${DAY}-1800`]);
  });
  it.each(['MISSED', 'SKIPPED'] as const)('that are %s stand for their own time alone', (status) => {
    expect(known(['08:00', '18:00'], [run(`${DAY}-0800`, '08:00', status)])).toEqual([`08:00 ${DAY}-0800`]);
    expect(known(['14:00', '18:00'], [run(`${DAY}-0800`, '08:00', status)])).toEqual([]);
  });
  it('keep an id that was given, also after its task has moved', () => {
    const moved = run(`${DAY}-0800`, '09:00');
    expect(known(['09:00', '12:00'], [moved])).toEqual([`09:00 ${DAY}-0800`]);
    expect(known(['08:00', '09:00'], [moved])).toEqual([`08:00 ${DAY}-0800`, `09:00 ${DAY}-0800`]);
  });
});

describe('runs of an earlier schedule', () => {
  it('can exist up to eight days after the automation was changed', () => {
    const activeSinceUnix = at('08:00');
    const may = (occurrence: number) => mayHaveEarlierRuns({ activeSinceUnix }, [at('08:00', '31'), occurrence]);
    expect(may(at('08:00', '28'))).toBe(true);
    expect(may(at('08:01', '28'))).toBe(false);
    expect(mayHaveEarlierRuns({ activeSinceUnix: null }, [at('08:00')])).toBe(false);
  });
});

describe('the range of the ids of some days', () => {
  const isIn = (id: string) => {
    const range = idRange('abc', [at('18:00'), at('08:00', '22')], ZONE);
    return range !== null && id >= range.first && id <= range.last;
  };
  it('holds every id of these days, of one time and of several', () => {
    for (const end of ['20250120', '20250120-0000', '20250121-1200', '20250122', '20250122-2359'])
      expect([end, isIn(`abc-${end}`)]).toEqual([end, true]);
  });
  it('holds no other day, no task made by hand and no other automation', () => {
    for (const id of ['abc-20250119-2359', 'abc-20250123', 'abc-now-20250120T0700Z', 'abd-20250120'])
      expect([id, isIn(id)]).toEqual([id, false]);
  });
  it('is none for no occurrences', () => {
    expect(idRange('abc', [], ZONE)).toBeNull();
  });
});
