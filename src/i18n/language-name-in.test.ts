import { expect, it } from 'vitest';
import { languageNameIn } from './language-name-in.ts';

it.each([
  ['en', 'fr', 'Anglais'],
  ['fr', 'fr', 'Français'],
  ['de', 'en', 'German'],
  ['pt', 'nl', 'Portugees'],
] as const)('the language %s is called, in %s, %s', (language, shownIn, name) => {
  expect(languageNameIn(language, shownIn)).toBe(name);
});
