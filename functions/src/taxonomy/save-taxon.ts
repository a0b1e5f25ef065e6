import { saveTaxonContract } from '../../../src/domain/callables/taxonomy.ts';
import { catalogueCallable } from './reference-editor.ts';
import { writeTaxon } from './write-taxon.ts';

/**
 * Creates or changes a family or an order of the catalogue.
 * @source src/domain/callables/taxonomy.ts; specification, point 8 "Impossible to create the order"
 */
export const saveTaxon = catalogueCallable(saveTaxonContract, { handle: writeTaxon });
