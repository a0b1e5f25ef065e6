import {
  familySchema,
  iucnSpeciesSchema,
  labelSchema,
  orderSchema,
  speciesLogSchema,
  speciesSchema,
} from '../taxonomy/taxonomy.ts';
import { type Collection, keptByServer } from './collection.ts';

const reference = (schema: Collection['schema'], instants: readonly string[] = []): Collection =>
  keptByServer('everybody', 'reference.read', schema, instants);

/** The provider's knowledge, read by every account in use: part of the registry of collections. */
export const REFERENCE_COLLECTIONS = {
  'species/{specieId}': reference(speciesSchema, ['updatedAt']),
  'species/{specieId}/logs/{logId}': reference(speciesLogSchema, ['at']),
  'family/{familyId}': reference(familySchema),
  'order/{orderId}': reference(orderSchema),
  'tags/{tagId}': reference(labelSchema),
  'categories/{categoryId}': reference(labelSchema),
  'goals/{goalId}': reference(labelSchema),
  'iucnSpecies/{iucnId}': reference(iucnSpeciesSchema),
  'questions/{questionId}': reference(null),
  'various/{name}': reference(null),
} as const satisfies Record<string, Collection>;
