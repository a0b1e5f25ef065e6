import { expect, it } from 'vitest';
import { documentMatcher } from './path-pattern.ts';

it.each([
  ['tasks/{taskId}', 'tasks/a', true],
  ['tasks/{taskId}', 'tasks/a/runs/b', false],
  ['tasks/{taskId}', 'old-tasks/a', false],
  ['/farms/{farm}/animals/{animal=*}', 'farms/f/animals/a', true],
  ['farms/*/animals/*', 'farms/f/animals/a', true],
  ['logs/{rest=**}', 'logs/a/b/c', true],
  ['logs/**', 'logs', false],
  ['settings/version', 'settings/version', true],
  ['settings/version', 'settings/versions', false],
  ['files/{id}-draft', 'files/a.b-draft', true],
  ['files/a.b', 'files/axb', false],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(documentMatcher(pattern)(path)).toBe(expected);
});
