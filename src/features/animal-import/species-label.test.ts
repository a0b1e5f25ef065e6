import { expect, it } from 'vitest';
import { speciesLabel } from './species-label.ts';

const lion = { specieId: 'l', specieName: 'Lion', specieLatinName: 'Panthera leo', trad: { de: 'Löwe' } };

it('a species is called by its name in the language, else in French, and by its Latin one', () => {
  expect(speciesLabel(lion, 'de')).toBe('Löwe (Panthera leo)');
  expect(speciesLabel(lion, 'nl')).toBe('Lion (Panthera leo)');
  expect(speciesLabel({ ...lion, specieName: '' }, 'nl')).toBe('Panthera leo');
});
