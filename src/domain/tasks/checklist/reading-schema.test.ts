import { expect, it } from 'vitest';
import { readingSchema } from './reading-schema.ts';

const reading = { itemId: 'tick0000', place: 0, by: 'bo', atUnix: 1, value: true, comment: '' };

it.each([true, 18.5, 'Normal', null])('a reading has the value %s', (value) => {
  expect(readingSchema.parse({ ...reading, value })).toEqual({ ...reading, value });
});
it.each([false, [1], undefined])('a reading has never the value %s', (value) => {
  expect(readingSchema.safeParse({ ...reading, value }).success).toBe(false);
});
