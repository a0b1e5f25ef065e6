import { expect, it } from 'vitest';
import { createClosers } from './closers.ts';
import { javaVersion } from './java.ts';
import { suiteEnd } from './suite-end.ts';

function scene() {
  const order: string[] = [];
  const lines: string[] = [];
  const closers = createClosers((line) => void lines.push(line));
  closers.add('the first', () => void order.push('first'));
  closers.add('the second', async () => {
    throw new Error('stuck');
  });
  closers.add('the third', async () => void order.push('third'));
  return { closers, order, lines };
}

it('every part is closed in reverse order, once, whatever fails', async () => {
  const { closers, order, lines } = scene();
  await Promise.all([closers.closeAll(), closers.closeAll()]);
  expect(order).toEqual(['third', 'first']);
  expect(lines).toEqual(['the second did not end properly: stuck']);
});

it('a part that died is reported after the rest was stopped', async () => {
  const { closers, order } = scene();
  const end = suiteEnd(closers, Promise.resolve('it died'));
  expect(await end.failed).toBe('it died');
  expect(order).toEqual(['third', 'first']);
});

it('a stop is not reported as a failure', async () => {
  const { closers } = scene();
  const ended = Promise.withResolvers<string>();
  const end = suiteEnd(closers, ended.promise);
  await end.stop();
  ended.resolve('exit code 0');
  const waited = new Promise((resolve) => setTimeout(() => resolve('nothing'), 10));
  expect(await Promise.race([end.failed, waited])).toBe('nothing');
});

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_402"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['command not found', null],
])('java: %s', (text, expected) => {
  expect(javaVersion(text)).toBe(expected);
});
