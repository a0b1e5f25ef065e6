import { expect, it } from 'vitest';
import { storedBytes } from './stored-bytes.ts';

it.each([
  ['a', 'b', 4],
  ['a', 'é', 6],
  ['', { a: 1 }, 7],
])('the value under %j is counted with its name, at most as long as it is stored: %j', (name, value, bytes) => {
  expect(storedBytes(name, value)).toBe(bytes);
  expect(bytes >= new TextEncoder().encode(name + JSON.stringify(value)).length).toBe(true);
});
