import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { History, MAX_HISTORY_BYTES } from './history.ts';

const version = (number: bigint): Document => ({ name: 'a', createTime: 1n, updateTime: number, fields: new Map() });

test('a read of the past returns the document as it was, however often it changed since', () => {
  const history = new History();
  const [one, two, three] = [version(1n), version(2n), version(3n)];
  history.record(1n, [{ name: 'a', before: null, after: one }], 0);
  history.record(2n, [{ name: 'a', before: one, after: two }], 0);
  history.record(3n, [{ name: 'a', before: two, after: three }], 0);
  expect(history.since(0n).get('a')).toBeNull();
  expect(history.since(1n).get('a')).toBe(one);
  expect(history.since(2n).get('a')).toBe(two);
  expect(history.since(3n).has('a')).toBe(false);
});

test('a point in time that was read before takes in later changes', () => {
  const history = new History();
  const [one, two] = [version(1n), version(2n)];
  history.record(1n, [{ name: 'a', before: null, after: one }], 0);
  expect(history.since(1n).size).toBe(0);
  history.record(2n, [{ name: 'a', before: one, after: two }], 0);
  history.record(3n, [{ name: 'b', before: null, after: two }], 0);
  expect([...history.since(1n)]).toEqual([
    ['a', one],
    ['b', null],
  ]);
});

test('the history reaches back exactly one hour', () => {
  const history = new History();
  const hour = 3_600_000_000n;
  history.record(10n, [{ name: 'a', before: null, after: version(10n) }], 0);
  history.record(11n, [{ name: 'a', before: version(10n), after: version(11n) }], 0);
  history.record(11n + hour, [{ name: 'b', before: null, after: version(1n) }], 0);
  expect(history.reaches(9n)).toBe(false);
  expect(history.reaches(10n)).toBe(true);
  expect(history.since(10n).get('a')?.updateTime).toBe(10n);
});

test('many commits leave the remembered versions right', () => {
  const history = new History();
  const step = 1_000_000n;
  for (let index = 1n; index <= 20_000n; index += 1n) {
    history.record(index * step, [{ name: 'a', before: version(index - 1n), after: version(index) }], 0);
  }
  const then = (index: bigint) => history.since(index * step).get('a')?.updateTime;
  expect([19_999n, 17_000n, 16_399n].map(then)).toEqual([19_999n, 17_000n, 16_399n]);
  expect(history.reaches(16_399n * step)).toBe(true);
  expect(history.reaches(16_398n * step)).toBe(false);
});

test('documents loaded from a journal have no past', () => {
  const history = new History();
  history.startAt(5n);
  expect(history.reaches(4n)).toBe(false);
  expect(history.reaches(5n)).toBe(true);
});

test.each([
  ['under', -1, true],
  ['at', 0, true],
  ['over', 1, false],
])('a history %s its limit of bytes reaches back to its start: %s more, %s', (_, more, reachesBack) => {
  const history = new History();
  history.record(1n, [{ name: 'a', before: version(0n), after: version(1n) }], 1000);
  history.record(2n, [{ name: 'a', before: version(1n), after: version(2n) }], MAX_HISTORY_BYTES - 1000 + more);
  expect(history.reaches(0n)).toBe(reachesBack);
  expect(history.since(1n).get('a')?.updateTime).toBe(1n);
  history.record(3n, [{ name: 'a', before: version(2n), after: version(3n) }], 1000);
  expect(history.reaches(0n)).toBe(false);
  expect(history.reaches(2n)).toBe(true);
});

test('a commit that is larger than the history leaves the state after it readable only', () => {
  const history = new History();
  history.record(1n, [{ name: 'a', before: version(0n), after: version(1n) }], MAX_HISTORY_BYTES + 1);
  expect(history.reaches(0n)).toBe(false);
  expect(history.reaches(1n)).toBe(true);
  expect(history.since(1n).size).toBe(0);
});
