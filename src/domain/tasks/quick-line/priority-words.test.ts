import { expect, it } from 'vitest';
import { LANGUAGES } from '../../users/language.ts';
import { readPriority } from './priority-words.ts';

it.each([
  ['fr', 'Nourrir !haute', 'high'],
  ['fr', '!URGENT nourrir', 'high'],
  ['fr', 'Nourrir !basse demain', 'low'],
  ['en', 'Feed !low', 'low'],
  ['es', 'Pesar !baja', 'low'],
  ['de', 'Füttern !hoch', 'high'],
  ['it', 'Pesare !bassa', 'low'],
  ['nl', 'Wegen !laag', 'low'],
  ['pt', 'Pesar !baixa', 'low'],
] as const)('in %s, "%s" has a priority that is %s', (language, line, priority) => {
  expect(readPriority(line, language)?.priority).toBe(priority);
});

it.each(LANGUAGES)('two exclamation marks by themselves are high in %s', (language) => {
  expect(readPriority('x !! y', language)).toEqual({ priority: 'high', span: { from: 2, until: 4 } });
});

it.each(['Attention !', 'Vite!!', 'Nourrir !demain', 'Nourrir!haute', '!!! vite'])('"%s" names no priority', (line) => {
  expect(readPriority(line, 'fr')).toBeNull();
});
