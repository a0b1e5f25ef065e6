import { expect, it } from 'vitest';
import { aKnownEnclosure } from '../../../tests/support/registers/ground.ts';
import { enclosureMatcher, enclosureNameOf } from './match-enclosure.ts';

const savanna = aKnownEnclosure('Grande Savane');
const old = aKnownEnclosure('Volière', { enclosureId: 'old', isArchived: true });
const aviary = aKnownEnclosure('Volière', { enclosureId: 'new' });
const match = enclosureMatcher([
  savanna,
  old,
  aviary,
  aKnownEnclosure('Box 1'),
  aKnownEnclosure('box 1', { enclosureId: 'b2' }),
]);

it('an enclosure is found by its name, whatever its case and accents, and at the end of a path', () => {
  expect(match('grande  SAVANE')).toBe(savanna);
  expect(match('Park > Afrique > Grande savane')).toBe(savanna);
});
it('of two of the same name the one in use is meant; two in use are ambiguous', () => {
  expect(match('Voliere')).toBe(aviary);
  expect(match('Box 1')).toBe('ambiguous');
});
it('an unknown name is unknown, an empty name is missing', () => {
  expect(match('Lagoon')).toBe('unknown');
  expect(match('')).toBe('missing');
});

it('the last place of a path is the name of an enclosure', () => {
  expect(['Savanna > House 2', 'Zoo/Aviary', 'Aviary', ' Aviary > '].map(enclosureNameOf)).toEqual([
    ...['House 2', 'Aviary', 'Aviary', 'Aviary >'],
  ]);
});
