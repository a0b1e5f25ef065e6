import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/users/language.ts';
import { taxonomyBundleSchema, taxonomyPartSchema } from '../../src/domain/taxonomy/bundle.ts';
import { checkSpecies, tidySpecies } from '../../src/domain/taxonomy/check-species.ts';
import { speciesSchema } from '../../src/domain/taxonomy/taxonomy.ts';
import { PARKS } from '../seed/parks.ts';
import { catalogueDocuments } from './documents.ts';
import { readCatalogue } from './read-catalogue.ts';

const { orders, families, species, labels } = readCatalogue();
const documents = [...catalogueDocuments(0)];

/** The values that occur more than once. */
const repeated = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) !== place);

describe('the starting catalogue', () => {
  it('the catalogue has at least 300 species', () => expect(species.length).toBeGreaterThanOrEqual(300));

  it('the catalogue has mammals, birds, reptiles, amphibians, fish and invertebrates', () => {
    const classes = new Set(orders.map((order) => order.class));
    for (const one of ['Mammalia', 'Aves', 'Reptilia', 'Amphibia', 'Actinopterygii', 'Insecta', 'Cephalopoda'])
      expect(classes).toContain(one);
  });

  it('the catalogue writes each Latin name once, as genus and epithet', () => {
    expect(species.filter(({ latin }) => !/^[A-Z][a-z]+ [a-z]+$/.test(latin))).toEqual([]);
    expect(families.filter(({ latin }) => !/^[A-Z][a-z]+idae$/.test(latin))).toEqual([]);
    expect(orders.filter(({ latin }) => !/^[A-Z][a-z]+$/.test(latin))).toEqual([]);
    for (const rows of [species, families, orders]) expect(repeated(rows.map(({ latin }) => latin))).toEqual([]);
  });

  it('every species has its family and every family its order, and none is without members', () => {
    const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
    expect(sorted(species.map((one) => one.family))).toEqual(sorted(families.map((one) => one.latin)));
    expect(sorted(families.map((one) => one.order))).toEqual(sorted(orders.map((one) => one.latin)));
  });

  it.each(LANGUAGES)('no two species have the same name in one language (%s)', (language) => {
    const known = species.map((one) => one[language].toLowerCase()).filter((name) => name !== '');
    expect(known.length).toBeGreaterThan(300);
    expect(repeated(known)).toEqual([]);
  });

  it('names have no outer blanks, a capital first letter and the typographic apostrophe', () => {
    const names = species.flatMap((one) => LANGUAGES.map((language) => one[language])).filter((name) => name !== '');
    expect(names.filter((name) => name !== name.trim() || /['"(),;]|\s{2}/.test(name))).toEqual([]);
    expect(names.filter((name) => !/^[\p{Lu}]/u.test(name))).toEqual([]);
  });

  it('ids have small letters, digits and hyphens, and are unique', () => {
    expect(species.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(repeated(species.map(({ id }) => id))).toEqual([]);
  });

  it('the catalogue has every species of the seed, with its French name', () => {
    const named = new Set(species.filter(({ fr }) => fr !== '').map(({ id }) => id));
    const kept = PARKS.flatMap((park) =>
      park.sectors.flatMap((one) => one.enclosures.flatMap((place) => place.species)),
    );
    expect(kept.filter((id) => !named.has(id))).toEqual([]);
  });

  it('no species claims a source that was not used', () => {
    const sources = new Set([...orders, ...families, ...species].map(({ source }) => source));
    expect([...sources]).toEqual(['compiled by Enclos']);
  });

  it('every tag, category and goal has names in seven languages', () => {
    expect(labels.filter((label) => LANGUAGES.some((language) => label[language] === ''))).toEqual([]);
    expect(repeated(labels.map(({ kind, id }) => `${kind}/${id}`))).toEqual([]);
  });
});

describe('the stored catalogue', () => {
  const at = (path: string) => documents.find((one) => one.path === path)?.data ?? {};

  it('each document of the catalogue occurs once', () =>
    expect(repeated(documents.map(({ path }) => path))).toEqual([]));

  it('species are valid for their form, and stored as the form stores them', () => {
    const { species: all } = taxonomyPartSchema.parse(at('various/taxonomy-species-0'));
    const stored = documents
      .filter(({ path }) => /^species\/[^/]+$/.test(path))
      .map(({ data }) => speciesSchema.parse(data));
    expect(stored.filter((one) => Object.keys(checkSpecies(one, all, one.specieId)).length > 0)).toEqual([]);
    for (const one of stored) expect(one).toMatchObject(tidySpecies(one));
  });

  it('a language without a known name is left out', () => {
    const row = species.find((one) => one.pt === '' && one.en !== '');
    expect(at(`species/${row?.id}`)['trad']).toHaveProperty('en', row?.en);
    expect(at(`species/${row?.id}`)['trad']).not.toHaveProperty('pt');
  });

  it('the bundle has all orders, families and species', () => {
    const bundle = taxonomyBundleSchema.parse(at('various/taxonomy'));
    expect(Object.keys(bundle.orders)).toHaveLength(orders.length);
    expect(Object.keys(bundle.families)).toHaveLength(families.length);
    const part = taxonomyPartSchema.parse(at('various/taxonomy-species-0'));
    expect(bundle.parts).toBe(1);
    expect(part.species['lion']).toMatchObject({ specieLatinName: 'Panthera leo', familyId: 'felidae' });
    expect(Object.keys(part.species)).toHaveLength(species.length);
  });
});
