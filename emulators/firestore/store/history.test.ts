import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { History } from './history.ts';

const version = (number: bigint): Document => ({ name: 'a', createTime: 1n, updateTime: number, fields: new Map() });

test('a read of the past returns the document as it was, however often it changed since', () => {
  const history = new History();
  const [one, two, three] = [version(1n), version(2n), version(3n)];
  history.record(1n, [{ name: 'a', before: null, after: one }]);
  history.record(2n, [{ name: 'a', before: one, after: two }]);
  history.record(3n, [{ name: 'a', before: two, after: three }]);
  expect(history.since(0n).get('a')).toBeNull();
  expect(history.since(1n).get('a')).toBe(one);
  expect(history.since(2n).get('a')).toBe(two);
  expect(history.since(3n).has('a')).toBe(false);
});

test('a point in time that was read before takes in later changes', () => {
  const history = new History();
  const [one, two] = [version(1n), version(2n)];
  history.record(1n, [{ name: 'a', before: null, after: one }]);
  expect(history.since(1n).size).toBe(0);
  history.record(2n, [{ name: 'a', before: one, after: two }]);
  history.record(3n, [{ name: 'b', before: null, after: two }]);
  expect([...history.since(1n)]).toEqual([
    ['a', one],
    ['b', null],
  ]);
});

test('the history reaches back exactly one hour', () => {
  const history = new History();
  const hour = 3_600_000_000n;
  history.record(10n, [{ name: 'a', before: null, after: version(10n) }]);
  history.record(11n, [{ name: 'a', before: version(10n), after: version(11n) }]);
  history.record(11n + hour, [{ name: 'b', before: null, after: version(1n) }]);
  expect(history.reaches(9n)).toBe(false);
  expect(history.reaches(10n)).toBe(true);
  expect(history.since(10n).get('a')?.updateTime).toBe(10n);
});

test('many commits leave the remembered versions right', () => {
  const history = new History();
  const step = 1_000_000n;
  for (let index = 1n; index <= 20_000n; index += 1n) {
    history.record(index * step, [{ name: 'a', before: version(index - 1n), after: version(index) }]);
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
