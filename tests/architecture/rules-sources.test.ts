import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productRules } from '../../scripts/rules/sources.ts';

it('firestore.rules is what `npm run rules` makes of the files in rules/', () => {
  expect(readFileSync('firestore.rules', 'utf8')).toBe(productRules());
});
