import type { Operation } from '../access/operations.ts';
import type { ContentKind, ContentTypes } from '../content/content-kind.ts';
import { collectionOf, registerOf } from '../content/content-table.ts';
import { idFieldOf } from '../content/lifecycle.ts';
import { CONTEXT_KIND } from '../contexts/context-table.ts';
import { ETHOGRAM_KIND } from '../ethograms/ethogram-table.ts';
import { PROFILE_KIND } from '../profiles/profile-table.ts';
import { QUESTIONNAIRE_KIND } from '../questionnaires/questionnaire-table.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** Content that is published in versions: the drafts, their versions, and the lists of establishments. */
export const CONTENT: readonly Collection[] = [
  ...collectionsOf(ETHOGRAM_KIND, { one: 'an ethogram', many: 'Ethograms' }, 'reservedContent.read'),
  ...collectionsOf(QUESTIONNAIRE_KIND, { one: 'a questionnaire', many: 'Questionnaires' }, 'reservedContent.read'),
  ...collectionsOf(PROFILE_KIND, { one: 'a profile', many: 'Evaluation profiles' }, 'reservedContent.read'),
  // Observers read the version that a campaign froze, the pedagogical role included.
  ...collectionsOf(CONTEXT_KIND, { one: 'a context', many: 'Contexts' }, 'context.read', 'reservedContent.read'),
];

/** Those of an establishment are read by its people; official ones, without one, by everybody with the feature. */
function collectionsOf<Types extends ContentTypes>(
  { area, schema, versionSchema, tableSchema }: ContentKind<Types>,
  { one, many }: { readonly one: string; readonly many: string },
  read: Operation,
  readVersion: Operation = read,
): Collection[] {
  const shared = {
    owner: 'establishment, by zooId',
    opens: { get: [read], list: [read], ...BY_SERVER },
    ...NO_FIELDS,
  } as const;
  const path = `${collectionOf(area)}/{${idFieldOf(area)}}`;
  return [
    { ...shared, path, title: many, schema },
    {
      ...shared,
      opens: { ...shared.opens, get: [readVersion], list: [readVersion] },
      path: `${path}/versions/{versionId}`,
      title: `Published versions of ${one}`,
      schema: versionSchema,
    },
    {
      ...shared,
      owner: 'establishment, by path',
      path: `zoo/{zooId}/${registerOf(area)}/{part}`,
      title: `${many} of an establishment, in one list`,
      schema: tableSchema,
    },
  ];
}
