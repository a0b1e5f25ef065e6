import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCustomRule, RRULE_MAX_LENGTH } from './custom-rule.ts';

const verdict = (text: string) => {
  const result = parseCustomRule(text);
  return result.ok ? 'right' : result.error.code;
};

describe('a custom rule', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=999',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR',
    'freq=weekly;byday=mo',
    '  FREQ=MONTHLY;BYMONTHDAY=-1;  ',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=MONTHLY;BYDAY=+2MO,53TU',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=YEARLY;BYMONTH=1,12;BYMONTHDAY=1,-31',
    'FREQ=YEARLY;BYYEARDAY=-366,366',
    'FREQ=YEARLY;BYWEEKNO=53,-53;BYDAY=MO',
    'FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=TU,SU',
    'FREQ=DAILY;COUNT=9999',
    'FREQ=DAILY;BYHOUR=0;BYMINUTE=59',
    'FREQ=DAILY;BYHOUR=23;BYMINUTE=0',
    'FREQ=DAILY;UNTIL=20240229',
    'FREQ=DAILY;UNTIL=20250131T235959Z',
    'FREQ=DAILY;UNTIL=20250131T000000',
  ])('%s is valid', (text) => expect(verdict(text)).toBe('right'));

  it.each([
    '',
    'FREQ',
    'FREQ=',
    'every day',
    'BYDAY=MO',
    'INTERVAL=2',
    'FREQ=FORTNIGHTLY',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;FREQ=HOURLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=1000',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;INTERVAL=1.5',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=10000',
    'FREQ=DAILY;COUNT=2;UNTIL=20250131',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=DAILY;UNTIL=20250230',
    'FREQ=DAILY;UNTIL=20251301',
    'FREQ=DAILY;UNTIL=20250131T240000',
    'FREQ=DAILY;UNTIL=20250131T006000',
    'FREQ=DAILY;UNTIL=20250131T000060',
    'FREQ=DAILY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=MONTHLY;BYDAY=54MO',
    'FREQ=MONTHLY;BYDAY=MO,',
    'FREQ=WEEKLY;BYMONTHDAY=1',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=1e0',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=YEARLY;BYMONTH=-1',
    'FREQ=YEARLY;BYYEARDAY=367',
    'FREQ=DAILY;BYYEARDAY=1',
    'FREQ=WEEKLY;BYYEARDAY=1',
    'FREQ=MONTHLY;BYYEARDAY=1',
    'FREQ=MONTHLY;BYWEEKNO=1',
    'FREQ=YEARLY;BYWEEKNO=54',
    'FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO',
    'FREQ=MONTHLY;BYSETPOS=1',
    'FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=367',
    'FREQ=DAILY;WKST=1MO',
    'FREQ=DAILY;BYHOUR=24',
    'FREQ=DAILY;BYMINUTE=60',
    'FREQ=DAILY;BYSECOND=0',
    'FREQ=DAILY;BYEASTER=0',
    'FREQ=DAILY;DTSTART=20250101T000000Z',
    'FREQ=DAILY\nFREQ=WEEKLY',
    'FREQ=DAILY;constructor=1',
    'FREQ=DAILY;__PROTO__=1',
    'FREQ=DAILY=DAILY',
    'FREQ=DAILY;;COUNT=1',
  ])('%j is invalid', (text) => expect(verdict(text)).toBe('task/rrule-invalid'));

  it.each([
    'FREQ=HOURLY',
    'FREQ=MINUTELY;INTERVAL=5',
    'FREQ=SECONDLY',
    'FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8',
    'FREQ=DAILY;BYMINUTE=0,1,2,3,4,5,6,7,8',
    'FREQ=DAILY;BYHOUR=8,12,18;BYMINUTE=0,15,30',
  ])('%s means more than eight times of one day', (text) => expect(verdict(text)).toBe('task/rrule-too-frequent'));

  it.each([
    ['FREQ=DAILY;BYHOUR=18,8', [8, 18], []],
    ['FREQ=DAILY;BYHOUR=8,8', [8], []],
    ['FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7', [0, 1, 2, 3, 4, 5, 6, 7], []],
    ['FREQ=DAILY;BYHOUR=6,10,14,18;BYMINUTE=0,30', [6, 10, 14, 18], [0, 30]],
  ] as const)('%s names up to eight times of one day', (text, hours, minutes) => {
    expect(parseCustomRule(text)).toMatchObject({ ok: true, value: { hours, minutes } });
  });
  it.each(['FREQ=DAILY;BYHOUR=8,', 'FREQ=DAILY;BYHOUR=8,24', 'FREQ=DAILY;BYMINUTE=0,-1'])(
    '%s names a time that does not exist',
    (text) => expect(verdict(text)).toBe('task/rrule-invalid'),
  );

  it('may be as long as a form accepts, and no longer', () => {
    const padded = (length: number) => 'FREQ=DAILY'.padEnd(length, ' ');
    expect(verdict(padded(RRULE_MAX_LENGTH))).toBe('right');
    expect(verdict(padded(RRULE_MAX_LENGTH + 1))).toBe('task/rrule-invalid');
  });

  it('is read part by part', () => {
    expect(parseCustomRule('rrule:freq=monthly;until=20250131t120000z;interval=2;byday=-1fr,mo;bysetpos=1,-1')).toEqual(
      {
        ok: true,
        value: {
          frequency: 'MONTHLY',
          interval: 2,
          count: null,
          until: { utc: Date.parse('2025-01-31T12:00:00Z') },
          weekStart: 1,
          days: [
            { weekday: 5, ordinal: -1 },
            { weekday: 1, ordinal: null },
          ],
          monthDays: [],
          yearDays: [],
          weeks: [],
          positions: [1, -1],
          months: [],
          hours: [],
          minutes: [],
        },
      },
    );
  });

  it.each([
    ['FREQ=DAILY;COUNT=3;WKST=SU', { count: 3, weekStart: 0 }],
    ['FREQ=MONTHLY;BYMONTHDAY=1,-31;BYMONTH=12', { monthDays: [1, -31], months: [12] }],
    ['FREQ=YEARLY;BYYEARDAY=1,-366', { yearDays: [1, -366] }],
    ['FREQ=YEARLY;BYWEEKNO=1,-53', { weeks: [1, -53] }],
  ])('%s is read as %j', (text, value) => {
    expect(parseCustomRule(text)).toMatchObject({ ok: true, value });
  });

  it.each([
    'BYDAY=20MO',
    'BYMONTHDAY=1,2;BYSETPOS=1',
    'BYYEARDAY=1,2;BYSETPOS=1',
    'BYWEEKNO=1,2;BYSETPOS=1',
    'BYMONTH=1,2;BYSETPOS=1',
  ])('of each year with %s is valid', (parts) => expect(verdict(`FREQ=YEARLY;${parts}`)).toBe('right'));

  it('names eight minutes of the hour of its start, and not nine', () => {
    const minutes = (count: number) => Array.from({ length: count }, (_unused, at) => at).join(',');
    expect(verdict(`FREQ=DAILY;BYMINUTE=${minutes(8)}`)).toBe('right');
    expect(verdict(`FREQ=DAILY;BYMINUTE=${minutes(9)}`)).toBe('task/rrule-too-frequent');
  });

  it('restricts nothing that it does not name', () => {
    expect(parseCustomRule('FREQ=YEARLY')).toMatchObject({ ok: true, value: { interval: 1, until: null, days: [] } });
  });

  it('that ends on a bare date ends with that day', () => {
    const result = parseCustomRule('FREQ=DAILY;UNTIL=20250131');
    expect(result.ok ? result.value.until : null).toEqual({ floating: Date.parse('2025-01-31T23:59:59Z') });
  });

  it('gets an answer for any text', () => {
    const words = fc.constantFrom('FREQ', '=', ';', 'DAILY', 'BYDAY', 'MO', ',', '-1', 'UNTIL', '20250101', 'é', ' ');
    const texts = fc.oneof(
      fc.string(),
      fc.array(words).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(['right', 'task/rrule-invalid', 'task/rrule-too-frequent']).toContain(verdict(text));
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });
});
