import { describe, expect, it } from 'vitest';
import { readFunctionLog } from './function-log.ts';
import { readToolsLine } from './tools-output.ts';

it.each([
  ['│ ✔  All emulators ready! It is now safe to connect your app. │', { means: 'ready' }],
  ['\u001b[32m✔  functions:\u001b[39m Loaded functions definitions from source: a, b.', { means: 'functions loaded' }],
  [
    '⬢  functions: Failed to load function definition from source: FirebaseError: User code failed',
    { means: 'functions broken', text: 'User code failed' },
  ],
  ['⚠  hosting: Something odd', { means: 'warning', text: 'hosting: Something odd' }],
  ['⚠  emulators: The Emulator UI is not starting because none', { means: 'chatter' }],
  ['⚠  functions: Error: thrown by a function', { means: 'chatter' }],
  [
    'Error: Could not start Hosting Emulator, port taken.',
    { means: 'error', text: 'Could not start Hosting Emulator, port taken.' },
  ],
  ['>  {"severity":"INFO"}', { means: 'chatter' }],
  ['i  hosting[demo]: Serving hosting files from: dist', { means: 'chatter' }],
])('%s', (line, expected) => {
  expect(readToolsLine(line)).toEqual(expected);
});

describe('reading the log of functions', () => {
  const about = { emulator: { name: 'functions' }, function: { name: 'r-hello' } };
  const read = (level: string, data: object) => readFunctionLog(JSON.stringify({ level, data, message: 'unused' }));

  it('an entry of the logger is shown with its details', () => {
    const user = { severity: 'WARNING', message: 'odd', animals: 3, 'logging.googleapis.com/labels': {} };
    expect(read('info', { user, metadata: about })).toEqual({
      functionId: 'r-hello',
      severity: 'warning',
      text: 'odd {"animals":3}',
    });
  });

  it("a stack keeps the lines of the project's own code", () => {
    const message =
      'Error: no\n    at a (/project/lib/index.js:1:1)\n    at b (/project/node_modules/x.js:1:1)\n    at node:internal/c:1';
    expect(read('info', { user: { severity: 'ERROR', message }, metadata: about })?.text).toBe(
      'Error: no\n    at a (/project/lib/index.js:1:1)',
    );
  });

  it('a plain line is kept unchanged', () => {
    expect(read('info', { user: 'plain', metadata: about })).toEqual({
      functionId: 'r-hello',
      severity: 'info',
      text: 'plain',
    });
  });

  it('warnings of the tools are shown, and their internal messages are not', () => {
    expect(read('warn', { metadata: { ...about, message: 'timed out' } })).toEqual({
      functionId: 'r-hello',
      severity: 'warning',
      text: 'timed out',
    });
    expect(read('info', { metadata: { ...about, message: 'Beginning execution' } })).toBeNull();
    expect(read('warn', { metadata: { emulator: { name: 'hub' }, message: 'no UI' } })).toBeNull();
    expect(
      read('info', {
        user: { severity: 'WARNING', message: 'Snapshot has no readTime. Using now()' },
        metadata: about,
      }),
    ).toBeNull();
  });
});
