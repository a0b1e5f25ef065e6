import {
  familySchema,
  iucnSpeciesSchema,
  labelSchema,
  orderSchema,
  speciesLogSchema,
  speciesSchema,
} from '../taxonomy/taxonomy.ts';
import { questionSchema } from '../questions/question.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The provider's knowledge: every account in use reads it, and the server alone writes it. */
const REFERENCE = {
  owner: 'everybody',
  opens: { get: ['reference.read'], list: ['reference.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const;

export const REFERENCES = [
  { ...REFERENCE, path: 'species/{specieId}', title: 'Species', schema: speciesSchema },
  { ...REFERENCE, path: 'species/{specieId}/logs/{logId}', title: 'Changes of a species', schema: speciesLogSchema },
  { ...REFERENCE, path: 'family/{familyId}', title: 'Families', schema: familySchema },
  { ...REFERENCE, path: 'order/{orderId}', title: 'Orders', schema: orderSchema },
  { ...REFERENCE, path: 'tags/{tagId}', title: 'Tags', schema: labelSchema },
  { ...REFERENCE, path: 'categories/{categoryId}', title: 'Categories', schema: labelSchema },
  { ...REFERENCE, path: 'goals/{goalId}', title: 'Goals', schema: labelSchema },
  { ...REFERENCE, path: 'iucnSpecies/{iucnId}', title: 'IUCN list', schema: iucnSpeciesSchema },
  { ...REFERENCE, path: 'questions/{questionId}', title: 'Questions', schema: questionSchema },
  { ...REFERENCE, path: 'various/{name}', title: 'Bundles of the catalogue', schema: null },
] as const satisfies readonly Collection[];
