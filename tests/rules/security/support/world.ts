import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { isOpen } from '../../../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../../../src/domain/collections/collections.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { place } from '../../support/environment.ts';
import { storedSector, storedUser } from '../../support/stored-documents.ts';
import { anActiveCampaign } from '../../../support/builders/campaign.ts';
import { ownSectorOf, parentIn, pathOf, type Spot } from './paths.ts';
import { grownSampleOf } from './samples.ts';

/** Every path of the product. */
export const PATTERNS: readonly string[] = Object.keys(COLLECTIONS);

/** Returns whether every account in use may read there: shared knowledge is no establishment's secret. */
export function isSharedKnowledge(pattern: string): boolean {
  const collection = COLLECTIONS[pattern];
  return collection?.owner === 'everybody' && isOpen(collection, 'get');
}

/** Returns the place of the establishment's document that the tests try to reach. */
export function spotIn(zooId: string): Spot {
  return { zooId, id: parentIn(zooId) };
}

/** Places one document of every path in an establishment, with differences of the establishment's own. */
export async function placeEverythingOf(
  environment: RulesTestEnvironment,
  zooId: string,
  differences: Record<string, unknown> = {},
): Promise<void> {
  await place(environment, [
    storedSector(ownSectorOf(zooId), zooId),
    ...PATTERNS.map((pattern) => ({
      path: pathOf(pattern, spotIn(zooId)),
      data: {
        ...grownSampleOf(pattern, { ...spotIn(zooId), by: `${zooId}-author` }),
        ...(pattern === 'zoo/{zooId}' ? { staffAccess: [], ...differences } : {}),
      },
    })),
  ]);
}

/**
 * Returns the documents that new ones of an establishment stand below or name: its enclosure, its animal, its task,
 * its information, its campaign with a session, and its group of quick evaluations with an evaluation and an objective.
 */
export function parentsIn(zooId: string): { path: string; data: Record<string, unknown> }[] {
  const parent = (pattern: string, differences: Record<string, unknown> = {}) => ({
    path: pathOf(pattern, spotIn(zooId)),
    data: { ...grownSampleOf(pattern, { ...spotIn(zooId), by: `${zooId}-author` }), ...differences },
  });
  const group = 'fastEvalGroups/{groupId}';
  const author = zooId.replace(/^zoo-/, 'author-');
  return [
    ...[
      'enclosures/{enclosureId}',
      'animals/{animalId}',
      'tasks/{taskId}',
      'information/{informationId}',
      'visits/{visitId}',
    ].map((pattern) => parent(pattern)),
    // The authors of every table are members of the group, and so is the person whom an action names.
    parent(group, { memberIds: [`${zooId}-author`, 'admin', author, parentIn(zooId)] }),
    {
      path: pathOf('campaigns/{campaignId}', spotIn(zooId)),
      data: anActiveCampaign({
        ...{ campaignId: parentIn(zooId), zooId, enclosureIds: [parentIn(zooId)] },
        observerIds: [`${zooId}-author`, 'admin', author],
        auditorIds: [zooId.replace(/^zoo-/, 'rightsRoles-')],
      }),
    },
    parent(`${group}/evaluations/{evaluationId}`),
    parent(`${group}/objectives/{objectiveId}`),
  ];
}

/** Places accounts of an establishment, named by their ids. */
export async function placePeople(
  environment: RulesTestEnvironment,
  zooId: string,
  people: Record<string, Partial<User>>,
): Promise<void> {
  await place(
    environment,
    Object.entries(people).map(([name, differences]) => storedUser(name, zooId, differences)),
  );
}
