import { expect, it } from 'vitest';
import { PARENT_LENGTH, parentAsked, tidyParent } from './parents.ts';

it('a parent of whom nothing is said is none', () => {
  expect(tidyParent(null)).toBeNull();
  expect(tidyParent({ animalId: null, text: '  ' })).toBeNull();
  expect(tidyParent({ animalId: null, text: ' Simba ' })).toEqual({ animalId: null, text: 'Simba' });
  expect(tidyParent({ animalId: 'simba', text: '' })).toEqual({ animalId: 'simba', text: '' });
});

it(`a request names a parent in ${PARENT_LENGTH} characters at most, and says nothing else of it`, () => {
  const asked = (parent: object) => parentAsked.safeParse({ animalId: null, text: '', ...parent }).success;
  expect(['x'.repeat(PARENT_LENGTH), 'x'.repeat(PARENT_LENGTH + 1)].map((text) => asked({ text }))).toEqual([
    ...[true, false],
  ]);
  expect([asked({ animalId: 'simba' }), asked({ animalId: '' }), asked({ status: 'dead' })]).toEqual([
    ...[true, false, false],
  ]);
});
