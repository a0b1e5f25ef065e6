import { ethogramSchema, ethogramVersionSchema } from '../ethograms/ethogram.ts';
import { ethogramTableSchema } from '../ethograms/ethogram-table.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** Read by the people of the establishment that they are reserved for; official ones, without one, by everybody. */
const ETHOGRAM = {
  owner: 'establishment, by zooId',
  opens: { get: ['reservedContent.read'], list: ['reservedContent.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const;

/** Ethograms with their published versions, and the list of those that an establishment has of its own. */
export const ETHOGRAMS = [
  { ...ETHOGRAM, path: 'ethograms/{ethogramId}', title: 'Ethograms', schema: ethogramSchema },
  {
    ...ETHOGRAM,
    path: 'ethograms/{ethogramId}/versions/{versionId}',
    title: 'Published versions of an ethogram',
    schema: ethogramVersionSchema,
  },
  {
    ...ETHOGRAM,
    owner: 'establishment, by path',
    path: 'zoo/{zooId}/ethogramRegister/{part}',
    title: 'List of the ethograms of an establishment',
    schema: ethogramTableSchema,
  },
] as const satisfies readonly Collection[];
