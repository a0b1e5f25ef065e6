import { describe, expect, it } from 'vitest';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { aGroup, anEnclosure, aTaxonomy } from '../../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../../tests/support/builders/register-animal.ts';
import { makeRows } from './make-rows.ts';
import { surroundingsOf } from './surroundings.ts';

const known = (language: 'fr' | 'en' = 'fr') =>
  surroundingsOf({
    enclosures: [anEnclosure()],
    groups: [aGroup()],
    sectors: [aSector()],
    taxonomy: aTaxonomy(),
    language,
    today: Date.parse('2026-11-21T00:00:00Z'),
  });

describe('an animal in a list', () => {
  it('has the names of its species and places, and its age', () => {
    const [row] = makeRows([aRegisterAnimal({ groupId: 'pride' })], known());
    expect(row).toMatchObject({
      name: 'Nala',
      species: { name: 'Lion', latinName: 'Panthera leo', familyName: 'Félidés', orderName: 'Carnivores' },
      enclosureName: 'Grande plaine',
      sector: { sectorName: 'Savane africaine' },
      groupName: 'La troupe',
      age: 7,
      state: 'present',
      missing: ['photo'],
    });
  });
  it('has its species in the language of the page', () => {
    const [row] = makeRows([aRegisterAnimal({ specieId: 'cheetah' })], known('en'));
    expect(row?.species.name).toBe('Cheetah');
    expect(row?.species.foundNames).toBe('Guépard \nCheetah \nAcinonyx jubatus');
  });
  it('of a species that the catalogue does not know keeps the name of the register', () => {
    const [row] = makeRows([aRegisterAnimal({ specieId: 'okapi', specieName: 'Okapi' })], known());
    expect(row?.species).toMatchObject({ name: 'Okapi', familyName: '', orderName: '' });
  });
  it('that is archived has that state, whatever it was before', () => {
    const [row] = makeRows([aRegisterAnimal({ status: 'dead', isArchived: true, enclosureId: null })], known());
    expect(row).toMatchObject({ state: 'archived', enclosureName: null, sector: null });
    expect(row?.missing).not.toContain('enclosure');
  });
  it('lacks empty data, and invalid ones', () => {
    const [row] = makeRows(
      [aRegisterAnimal({ animalSexe: null, animalChipId: '123', animalBirthdate: '2019', enclosureId: null })],
      known(),
    );
    expect(row?.missing).toEqual(['sex', 'enclosure', 'birthdate', 'chip', 'photo']);
    expect(row?.age).toBeNull();
  });
});

it('animals stand by name as people count, and an unchanged one keeps its row', () => {
  const animals = ['Zoé', 'Impala 10', 'Élan', 'Impala 2'].map((animalName) =>
    aRegisterAnimal({ animalId: animalName, animalName }),
  );
  const surroundings = known();
  const rows = makeRows(animals, surroundings);
  expect(rows.map(({ name }) => name)).toEqual(['Élan', 'Impala 2', 'Impala 10', 'Zoé']);
  const changed = aRegisterAnimal({ animalId: 'Zoé', animalName: 'Zélie' });
  const next = makeRows([changed, ...animals.slice(1)], surroundings);
  expect(next.filter((row) => rows.includes(row))).toHaveLength(3);
});
