import { describe, expect, it } from 'vitest';
import { aKnownSpecies } from '../../../tests/support/registers/ground.ts';
import { speciesMatcher } from './match-species.ts';

const match = speciesMatcher([
  aKnownSpecies('Panthera leo', { fr: 'Lion', de: 'Löwe' }),
  aKnownSpecies('Puma concolor', { fr: 'Puma', en: 'Mountain lion' }),
  aKnownSpecies('Felis concolor', { fr: 'Puma' }),
  aKnownSpecies('Canis lupus familiaris', { fr: 'Chien' }),
  aKnownSpecies('Canis lupus', { fr: 'Loup' }),
]);
const lion = { specieId: 'panthera-leo', subspecies: null };

describe('a species', () => {
  it.each([
    'Panthera leo',
    'PANTHERA LEO',
    ' panthera  leo',
    'Panthera leo (Linnaeus, 1758)',
    'Panthera leo Linnaeus, 1758',
    'Panthera leo Linnaeus',
    'PANTHERA LEO (LINNAEUS, 1758)',
  ])('is found as "%s"', (name) => expect(match(name, '')).toEqual(lion));
  it.each(['Panthera leo persica', 'PANTHERA LEO PERSICA', 'Panthera leo ssp. persica', 'Panthera leo SSP. persica'])(
    'is found with its sub-species as "%s"',
    (name) => expect(match(name, '')).toEqual({ ...lion, subspecies: 'Panthera leo persica' }),
  );
  it('of three words in the catalogue is itself, not the one of two', () =>
    expect(match('Canis lupus familiaris', '')).toEqual({ specieId: 'canis-lupus-familiaris', subspecies: null }));
  it('is found by its common name in any language, also in the column of the other', () => {
    expect(match('', 'löwe')).toEqual(lion);
    expect(match('', 'Panthera leo')).toEqual(lion);
    expect(match('Leo leo', 'Lion')).toEqual(lion);
  });
  it('of a name that several have is not chosen', () => expect(match('', 'Puma')).toBe('ambiguous'));
  it('of a Latin name that several have is not chosen, with a sub-species neither', () => {
    const twice = { ...aKnownSpecies('Panthera leo', { fr: 'Lion' }), specieId: 'another' };
    const two = speciesMatcher([aKnownSpecies('Panthera leo', { fr: 'Lion' }), twice]);
    expect(two('Panthera leo', '')).toBe('ambiguous');
    expect(two('Panthera leo persica', '')).toBe('ambiguous');
    expect(two('Panthera leo', 'Tigre')).toBe('ambiguous');
  });
  it('that is not in the catalogue is unknown, and none is none', () => {
    expect(match('Panthera sp.', '')).toBe('unknown');
    expect(match('', 'Griffon')).toBe('unknown');
    expect(match('', '')).toBe('missing');
  });
});
