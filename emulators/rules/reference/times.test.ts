import { describe, expect, it } from 'vitest';
import { verdictOf } from '../rules-under-test.ts';
import { documents } from './stored.ts';

/** Results as documented in docs/reference/rules and docs/rules/rules-language, or recorded from the service. */
const ANSWERS: readonly (readonly [string, boolean | 'error'])[] = [
  ['timestamp.value(9223372036854775807).year() > 0', 'error'],
  ['timestamp.value(253402300799999).year() == 9999', true],
  ['timestamp.value(253402300800000).year() == 10000', 'error'],
  ['timestamp.date(0, 1, 1).year() == 0', 'error'],
  ['timestamp.date(10000, 1, 1).year() == 10000', 'error'],
  ['timestamp.date(2024, 13, 1) == request.time', 'error'],
  ['timestamp.date(2024, 0, 1) == request.time', 'error'],
  ['timestamp.date(99999999999, 1, 1) == request.time', 'error'],
  ['request.time.date() < request.time', true],
  ['request.time.time() is duration', true],
  ['request.time.date() + request.time.time() == request.time', true],
  ["duration.value(1, 's') + request.time > request.time", true],
  ["duration.value(1, 's') - request.time > duration.value(1,'s')", 'error'],
  ["request.time - request.time == duration.value(0, 's')", true],
  ["duration.value(9223372036854775807, 'w') > duration.value(1,'s')", 'error'],
  ["duration.time(1,2,3,4) == duration.value(3723000000004, 'ns')", true],
  ['duration.time(25,61,61,0).seconds() == 93721', true],
  ["duration.value(1, 'S') == duration.value(1, 's')", 'error'],
  ["duration.value(-1,'s') < duration.value(0,'s')", true],
  ["duration.value(1,'h') == duration.value(3600,'s')", true],
  ["duration.value(1, 's') * 2 == duration.value(2, 's')", 'error'],
  ["-duration.value(1, 's') == duration.value(-1, 's')", 'error'],
  ['request.time.month() >= 1 && request.time.nanos() == 5', true],
  ['request.time > 5', 'error'],
  ['request.time == 5', false],
  ['timestamp.value(1.5) == request.time', 'error'],
  ['request.time.toMillis() is int', true],
  ["string(request.time) == ''", 'error'],
  ['request.time is timestamp', true],
  ['timestamp.date(2024, 2, 29).dayOfYear() == 60', true],
  ['timestamp.date(2024, 1, 1).dayOfWeek() == 1 && timestamp.date(2024, 1, 7).dayOfWeek() == 7', true],
  ['timestamp.date(1970, 1, 1) == timestamp.value(0)', true],
  ['timestamp.value(0).hours() == 0 && timestamp.value(0).minutes() == 0 && timestamp.value(0).seconds() == 0', true],
  ['timestamp.value(1500).nanos() == 500000000', true],
  ['timestamp.value(1500).toMillis() == 1500', true],
  ["timestamp.value(1000) + duration.value(1,'s') == timestamp.value(2000)", true],
  ["timestamp.value(2000) - timestamp.value(1000) == duration.value(1,'s')", true],
  ['timestamp.value(1000) > timestamp.value(999)', true],
  [
    "duration.value(1,'d') == duration.value(24,'h') && duration.value(1,'m') == duration.value(60,'s') && duration.value(1,'ms') == duration.value(1000000,'ns')",
    true,
  ],
  ["duration.abs(duration.value(-3,'s')) == duration.value(3,'s')", true],
  ["duration.value(1,'h') + duration.value(30,'m') == duration.value(90,'m')", true],
  ["duration.value(1,'h') - duration.value(90,'m') == duration.value(-30,'m')", true],
  ["duration.value(90,'s').seconds() == 90 && duration.value(90,'s').nanos() == 0", true],
  ["duration.time(1, 0, 0, 0) == duration.value(1,'h')", true],
  ["duration.value('1', 's') == duration.value(1,'s')", 'error'],
];

describe('timestamps and durations', () => {
  it.each(ANSWERS)('%s → %s', (expression, answer) => {
    expect(verdictOf(expression, { documents })).toBe(answer);
  });
});
