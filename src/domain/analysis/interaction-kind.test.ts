import { expect, it } from 'vitest';
import { INTERACTION_KINDS } from './interaction-kind.ts';

it('an interaction has one of the three kinds of the definitions', () => {
  expect(INTERACTION_KINDS).toEqual(['affiliative', 'agonistic', 'avoid']);
});
