import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { parseCustomRule } from './custom-rule.ts';
import {
  DAY_CHOICES,
  partsOfRule,
  PLAIN_RULE,
  RULE_FREQUENCIES,
  type RuleParts,
  ruleOfParts,
  tidyRule,
} from './rrule-parts.ts';
import { upcomingOccurrences } from './upcoming-occurrences.ts';

const parts = (differences: Partial<RuleParts>): RuleParts => ({ ...PLAIN_RULE, ...differences });

describe('the rule of a form', () => {
  it.each<[Partial<RuleParts>, string]>([
    [{}, 'FREQ=WEEKLY'],
    [{ frequency: 'DAILY', interval: 3 }, 'FREQ=DAILY;INTERVAL=3'],
    [{ weekdays: [0, 4, 1] }, 'FREQ=WEEKLY;BYDAY=MO,TH,SU'],
    [{ frequency: 'MONTHLY', dayChoice: 'monthDays', monthDays: [-1, 15] }, 'FREQ=MONTHLY;BYMONTHDAY=15,-1'],
    [{ frequency: 'MONTHLY', dayChoice: 'ordinals', ordinals: [{ ordinal: 2, weekday: 1 }] }, 'FREQ=MONTHLY;BYDAY=2MO'],
    [
      { frequency: 'YEARLY', dayChoice: 'ordinals', ordinals: [{ ordinal: -1, weekday: 0 }], months: [10, 3] },
      'FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU',
    ],
    [{ end: { kind: 'until', day: '2026-12-31' } }, 'FREQ=WEEKLY;UNTIL=20261231T235959'],
    [{ end: { kind: 'count', count: 5 } }, 'FREQ=WEEKLY;COUNT=5'],
  ])('%j is %s', (differences, rule) => {
    expect(ruleOfParts(parts(differences))).toBe(rule);
    expect(partsOfRule(rule)).toMatchObject({ ...differences, ...sorted(differences) });
  });
  it('leaves out the parts that its frequency does not use', () => {
    const weekly = parts({ monthDays: [1], dayChoice: 'monthDays', ordinals: [{ ordinal: 1, weekday: 1 }] });
    expect(ruleOfParts(weekly)).toBe('FREQ=WEEKLY');
    expect(ruleOfParts({ ...weekly, frequency: 'MONTHLY', weekdays: [1] })).toBe('FREQ=MONTHLY;BYMONTHDAY=1');
  });
});

/** A form returns a list in this order: Monday first, days and months rising. */
function sorted({ weekdays, monthDays, months }: Partial<RuleParts>): Partial<RuleParts> {
  return {
    ...(weekdays === undefined ? {} : { weekdays: [1, 4, 0] }),
    ...(monthDays === undefined ? {} : { monthDays: [15, -1] }),
    ...(months === undefined ? {} : { months: [3, 10] }),
  };
}

describe('a rule in a form', () => {
  it('is written in one way, and stays as it is where no form shows it', () => {
    expect(tidyRule('RRULE:byday=th,mo;freq=weekly;interval=1')).toBe('FREQ=WEEKLY;BYDAY=MO,TH');
    expect(tidyRule('FREQ=YEARLY;BYWEEKNO=20;INTERVAL=1')).toBe('FREQ=YEARLY;BYWEEKNO=20;INTERVAL=1');
  });
  it.each(['FREQ=DAILY;BYHOUR=8,18', 'FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=8,18;BYMINUTE=0,30;COUNT=5'])(
    'keeps the times of day of %s',
    (rule) => expect(ruleOfParts(partsOfRule(rule)!)).toBe(rule),
  );
  it('ends never when its text names no end', () => expect(partsOfRule('FREQ=DAILY')?.end).toEqual({ kind: 'never' }));
  it('keeps "the 31st or the last day there is"', () => {
    const rule = 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1';
    expect(partsOfRule(rule)).toMatchObject({ isLatestOnly: true, monthDays: [28, 29, 30, 31] });
    expect(ruleOfParts(partsOfRule(rule)!)).toBe(rule);
  });
  it.each([
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYYEARDAY=100',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=1MO,TU',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    'FREQ=MONTHLY;BYMONTHDAY=-2',
    'FREQ=YEARLY;BYDAY=20MO',
    'FREQ=YEARLY;BYDAY=1MO',
    'FREQ=DAILY;BYMONTHDAY=1',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYHOUR=8,18;BYSETPOS=-1',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
    'FREQ=DAILY;UNTIL=20261231T120000Z',
    'FREQ=HOURLY',
    'tous les lundis',
    '',
  ])('of "%s" would lose a part, so it stays a text', (rule) => {
    expect(partsOfRule(rule)).toBeNull();
  });
});

const START = {
  startAt: Date.parse('2026-01-30T07:00:00Z'),
  recurrence: 'CUSTOM' as const,
  recurrenceTime: '08:00',
  recurrenceInterval: 1,
  recurrenceDayOfWeek: null,
  recurrenceDayOfMonth: null,
  recurrenceMonthOfYear: null,
};

it.each([
  'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;COUNT=7',
  'RRULE:FREQ=WEEKLY;WKST=MO;BYDAY=SA,MO;INTERVAL=2',
  'FREQ=DAILY;UNTIL=20260205',
  'FREQ=YEARLY;BYMONTH=2,11;BYDAY=-1FR,2MO',
  'FREQ=YEARLY;BYMONTHDAY=1,-1',
  'freq=daily;byday=mo,we;bymonth=3',
])('%s has the same occurrences after a form has shown it', (rule) => {
  const dates = (rrule: string) => upcomingOccurrences({ ...START, rrule }, null, 12, ZONE);
  const again = ruleOfParts(partsOfRule(rule) ?? PLAIN_RULE);
  expect(dates(again)).toEqual(dates(rule));
  expect(dates(rule).length).toBeGreaterThan(1);
});

const ends = [{ kind: 'never' }, { kind: 'count', count: 1 }, { kind: 'until', day: '2030-02-28' }] as const;
const forms = RULE_FREQUENCIES.flatMap((frequency) =>
  DAY_CHOICES.flatMap((dayChoice) =>
    ends.map((end) =>
      parts({
        ...{ frequency, dayChoice, end, months: [2, 12], monthDays: [1, -1], weekdays: [1, 0] },
        ordinals: [{ ordinal: 5, weekday: 6 }],
      }),
    ),
  ),
);

it.each(forms)('a rule that a form makes is shown again by the form: %j', (form) => {
  const rule = ruleOfParts(form);
  expect(parseCustomRule(rule)).toMatchObject({ ok: true });
  expect(ruleOfParts(partsOfRule(rule) ?? PLAIN_RULE)).toBe(rule);
});
