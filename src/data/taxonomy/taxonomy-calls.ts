import {
  importIucnSpeciesContract,
  removeTaxonContract,
  saveLabelContract,
  saveSpeciesContract,
  saveTaxonContract,
} from '#domain/callables/taxonomy.ts';
import { callOf } from '../callables/call-function.ts';

/** The server's changes of the catalogue, for the provider's staff. Each fails with a code of the catalogue of errors. */
export const taxonomyCalls = {
  saveSpecies: callOf(saveSpeciesContract),
  saveTaxon: callOf(saveTaxonContract),
  removeTaxon: callOf(removeTaxonContract),
  saveLabel: callOf(saveLabelContract),
  importIucn: callOf(importIucnSpeciesContract),
};

export type TaxonomyCalls = typeof taxonomyCalls;
