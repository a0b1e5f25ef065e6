import { keptWordsSchema } from '../session-exchange/kept-words.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The names in files of sessions that an establishment's people matched by hand, a document for each kind. */
export const SESSION_WORDS = {
  path: 'zoo/{zooId}/sessionWords/{kind}',
  title: 'Names in files of sessions',
  owner: 'establishment, by path',
  schema: keptWordsSchema,
  opens: { get: ['session.import'], list: ['session.import'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
