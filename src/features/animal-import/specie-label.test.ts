import { expect, it } from 'vitest';
import { specieLabel } from './specie-label.ts';

const lion = { specieId: 'l', specieName: 'Lion', specieLatinName: 'Panthera leo', trad: { de: 'Löwe' } };

it('a species is called by its name in the language, else in French, and by its Latin one', () => {
  expect(specieLabel(lion, 'de')).toBe('Löwe (Panthera leo)');
  expect(specieLabel(lion, 'nl')).toBe('Lion (Panthera leo)');
  expect(specieLabel({ ...lion, specieName: '' }, 'nl')).toBe('Panthera leo');
});
