import { importMappingSchema } from '../animal-import/import-mapping.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The meanings of the columns of an establishment's register files. */
export const IMPORT_MAPPINGS = {
  path: 'zoo/{zooId}/importMappings/{name}',
  title: 'Columns of register files',
  owner: 'establishment, by path',
  schema: importMappingSchema,
  opens: { get: ['animal.read'], list: 'nobody', ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
