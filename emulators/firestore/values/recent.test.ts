import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

const keys = Array.from({ length: 30 }, () => ({}));

test('the cache finds recent items and drops old ones', () => {
  const recent = new Recent<object, number>(20);
  keys.forEach((key, index) => recent.keep(key, index, 1));
  expect(recent.get(keys[29] as object)).toBe(29);
  expect(recent.get(keys[20] as object)).toBe(20);
  expect(recent.get(keys[0] as object)).toBeUndefined();
});

test('the cache never exceeds its weight', () => {
  const recent = new Recent<object, number>(20);
  keys.forEach((key, index) => recent.keep(key, index, 2));
  expect(keys.filter((key) => recent.get(key) !== undefined).length).toBeLessThanOrEqual(10);
});

test('an item that is too heavy is not cached and drops nothing', () => {
  const recent = new Recent<object, number>(80);
  recent.keep(keys[0] as object, 0, 1);
  recent.keep(keys[1] as object, 1, 11);
  expect(recent.get(keys[1] as object)).toBeUndefined();
  expect(recent.get(keys[0] as object)).toBe(0);
});
