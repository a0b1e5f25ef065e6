import type { SaveSpeciesRequest, SaveTaxonRequest } from '../../../src/domain/callables/taxonomy.ts';
import { type TaxonomyBundle, type TaxonomyPart, taxonomyPartName } from '../../../src/domain/taxonomy/bundle.ts';
import { bundleOf } from '../../../src/domain/taxonomy/bundle-of.ts';
import { familyFromStored, orderFromStored, speciesFromStored } from '../../../src/domain/taxonomy/stored-taxa.ts';
import { database } from './suite.ts';

/** Returns a word that is in no other name: letters alone, as in Latin names. */
export function aWord(): string {
  return Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}

/** Returns a request for a new species of a family. */
export function aSpeciesRequest(familyId: string, differences: Partial<SaveSpeciesRequest> = {}): SaveSpeciesRequest {
  return {
    specieId: null,
    specieName: 'Lion',
    specieLatinName: `Leo ${aWord()}`,
    trad: { fr: 'Lion', de: 'Löwe' },
    familyId,
    iucnCategory: 'VU',
    iucnId: null,
    source: 'tests',
    expectedUpdatedAtUnix: null,
    ...differences,
  };
}

/** Returns a request for a new order, or a new family of an order. */
export function aTaxonRequest(orderId: string | null, differences: Partial<SaveTaxonRequest> = {}): SaveTaxonRequest {
  const word = aWord();
  const latinName = word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: orderId === null ? 'order' : 'family',
    id: null,
    name: `Nom ${word}`,
    latinName,
    orderId,
    ...differences,
  };
}

/** Returns the stored bundle, with all its species in one object. */
export async function storedBundle() {
  const head = (await database.doc('various/taxonomy').get()).data() as TaxonomyBundle;
  const parts = await Promise.all(
    Array.from({ length: head.parts }, async (_, number) => {
      const part = await database.doc(`various/${taxonomyPartName(number)}`).get();
      return part.data() as TaxonomyPart;
    }),
  );
  return {
    orders: head.orders,
    families: head.families,
    species: Object.assign({}, ...parts.map((one) => one.species)),
  };
}

/** Returns the bundle computed from the documents of the catalogue. */
export async function bundleOfDocuments() {
  const [species, families, orders] = await Promise.all(
    ['species', 'family', 'order'].map(async (name) => (await database.collection(name).get()).docs),
  );
  const { head, parts } = bundleOf(
    species!.map((one) => speciesFromStored(one.id, one.data())),
    families!.map((one) => familyFromStored(one.id, one.data())),
    orders!.map((one) => orderFromStored(one.id, one.data())),
    { version: 0, updatedAtUnix: 0 },
  );
  return {
    orders: head.orders,
    families: head.families,
    species: Object.assign({}, ...parts.map((one) => one.species)),
  };
}
