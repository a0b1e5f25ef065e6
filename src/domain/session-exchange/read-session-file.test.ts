import { expect, it } from 'vitest';
import { readSessionJson, readSessionTable } from './read-session-file.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z');

it.each([
  ['a table without rows', () => readSessionTable([], NOW), 'exchange/file-empty'],
  ['a table of another kind', () => readSessionTable([['Name', 'Mail']], NOW), 'exchange/file-unknown'],
  ['a cut JSON', () => readSessionJson('{"observations":', NOW), 'exchange/file-cut'],
  ['JSON of another kind', () => readSessionJson('[1]', NOW), 'exchange/file-unknown'],
  ['a project without observations', () => readSessionJson('{"observations":{}}', NOW), 'exchange/file-empty'],
  [
    'events without times',
    () => readSessionTable([['Observation id', 'Subject', 'Behavior']], NOW),
    'exchange/columns-missing',
  ],
])('%s is refused as a whole', (_what, read, code) => {
  expect(read()).toMatchObject({ ok: false, error: { code } });
});
