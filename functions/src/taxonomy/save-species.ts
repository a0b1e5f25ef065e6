import { saveSpeciesContract } from '../../../src/domain/callables/taxonomy.ts';
import { catalogueCallable } from './reference-editor.ts';
import { writeSpecies } from './write-species.ts';

/**
 * Creates or changes a species of the catalogue, asks for its review or closes it; each change stands in its log.
 * @source src/domain/callables/taxonomy.ts; specification, points 3 and 4
 */
export const saveSpecies = catalogueCallable(saveSpeciesContract, { handle: writeSpecies });
