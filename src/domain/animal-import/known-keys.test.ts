import { expect, it } from 'vitest';
import { aKnownAnimal } from '../../../tests/support/registers/ground.ts';
import { knownKeys } from './known-keys.ts';

const nala = aKnownAnimal({ registryId: 'M1' });
const zira = aKnownAnimal({ registryId: 'M1', animalName: 'Zira' });

it('finds the animal of an identifier, and from its second line on also the first line', () => {
  const told = knownKeys([nala], ({ registryId }) => [registryId]);
  expect(told('M1', 2)).toEqual({ animal: nala, earlier: null });
  expect(told('M1', 3)).toEqual({ animal: nala, earlier: 2 });
  expect(told('M1', 4)).toEqual({ animal: nala, earlier: 2 });
});

it('finds the first line alone for an identifier that no animal has', () => {
  const told = knownKeys([nala], ({ registryId }) => [registryId]);
  expect(told('M2', 2)).toEqual({ animal: undefined, earlier: null });
  expect(told('M2', 7)).toEqual({ animal: undefined, earlier: 2 });
});

it('empty identifiers match nothing; of two animals with one identifier the later one counts', () => {
  const told = knownKeys([aKnownAnimal({ registryId: null }), nala, zira], ({ registryId }) => [registryId]);
  const nothing = { animal: undefined, earlier: null };
  expect([told('', 2), told('', 3), told(null, 4)]).toEqual([nothing, nothing, nothing]);
  expect(told('M1', 5).animal).toBe(zira);
});

it('a line that names one animal by two identifiers repeats nothing', () => {
  const told = knownKeys([nala], () => ['M1', 'GAN1']);
  expect([told('M1', 2), told('GAN1', 2)].map(({ earlier }) => earlier)).toEqual([null, null]);
  expect(told('GAN1', 3).earlier).toBe(2);
  expect([told('M9', 4), told('M9', 4), told('M9', 5)].map(({ earlier }) => earlier)).toEqual([null, null, 4]);
});
