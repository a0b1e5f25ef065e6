import { expect, test } from 'vitest';
import { readStartOptions } from './start-options.ts';

test('without options it is this machine, the default port and no rules', () => {
  expect(readStartOptions([])).toEqual({
    host: '127.0.0.1',
    port: 8080,
    rules: null,
    indexes: null,
    indexesFile: 'firestore.indexes.json',
    debugRules: false,
  });
});

test('every option is read', () => {
  const words = [
    '--port',
    '0',
    '--host',
    '0.0.0.0',
    '--rules',
    'r',
    '--indexes=off',
    '--indexes-file',
    'i.json',
    '--debug-rules',
  ];
  expect(readStartOptions(words)).toEqual({
    host: '0.0.0.0',
    port: 0,
    rules: 'r',
    indexes: 'off',
    indexesFile: 'i.json',
    debugRules: true,
  });
});

test.each([
  [['--fast'], /^Unknown option '--fast'\. Options: --port/],
  [['extra'], /'extra'.*Options:/],
  [['--port'], /--port.*Options:/],
  [['--port', '65536'], /"65536" is not a port/],
  [['--port', '-1'], /port/],
  [['--port', '10080'], /^Browsers refuse to call port 10080: choose another --port\.$/],
  [['--port', ''], /"" is not a port/],
  [['--indexes', 'maybe'], /^--indexes is error, warn, off; "maybe" is none of them\.$/],
])('%s is refused in one line', (words, message) => {
  expect(() => readStartOptions(words)).toThrow(message);
  expect(() => readStartOptions(words)).not.toThrow(/\n/);
});
