import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readStartOptions } from './start-options.ts';

it('the default is the small seed and the existing data', () => {
  expect(readStartOptions([])).toMatchObject({ scale: 'small', importFolder: null });
  expect(readStartOptions(['--scale', 'large', '--import', 'kept/monday'])).toMatchObject({
    scale: 'large',
    importFolder: resolve('kept/monday'),
  });
});

it.each([
  [['--scale', 'huge'], '--scale is small, medium, animals, large, not "huge".'],
  [['--sclae', 'large'], /^Unknown option '--sclae'\. The options are --scale small\|medium\|animals\|large/],
  [['--import'], /The options are/],
  [['large'], /The options are/],
])('%j is refused in one line', (words, message) => {
  expect(() => readStartOptions(words)).toThrow(message);
  expect(() => readStartOptions(words)).not.toThrow(/\n/);
});
