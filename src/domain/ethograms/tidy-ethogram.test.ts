import { expect, it } from 'vitest';
import { aBehaviour, aModifier, anEthogramContent } from '../../../tests/support/builders/ethogram.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { checkEthogram } from './check-ethogram.ts';
import { emptyEthogram, tidyEthogram } from './tidy-ethogram.ts';

it('takes blanks away, and capitals of keys and colours', () => {
  const untidy = anEthogramContent({
    ethogramRef: ' eth-a ',
    references: ['a', 'a'],
    behaviours: [
      aBehaviour(' RES ', {
        ...{ key: 'R', colour: '#3F7AA6', exclusionGroup: ' ', pictureUrl: '', was: ['A', 'A'] },
        modifiers: [{ ...aModifier('m'), name: inSevenLanguages(' m') }],
      }),
    ],
  });
  const { ethogramRef, references, behaviours } = tidyEthogram(untidy);
  expect([ethogramRef, references]).toEqual(['ETH-A', ['a']]);
  expect(behaviours[0]).toMatchObject({ code: 'RES', key: 'r', colour: '#3f7aa6', exclusionGroup: null, was: ['A'] });
  expect(behaviours[0]).toMatchObject({ pictureUrl: null, modifiers: [{ name: { fr: 'm' } }] });
});
it('begins a new ethogram with "not visible", so that only its name and reference are missing', () => {
  const faults = checkEthogram(emptyEthogram(), {
    ...{ taxonomy: null, takenRefs: new Set<string>(), referenceIds: null, publishedCodes: [] },
  });
  expect(Object.keys(faults)).toEqual(['ethogramRef', 'name.fr']);
});
