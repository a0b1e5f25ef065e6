import type { Transaction } from 'firebase-admin/firestore';
import type { CampaignContent } from '../../../src/domain/campaigns/campaign.ts';
import type { PersonOfCampaign } from '../../../src/domain/campaigns/check-campaign.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, pathOf, userPath, zooPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { readUserOrNull } from '../common/stored-user.ts';

/** Returns the people that a campaign names, as far as their accounts are in use and reach the establishment. */
export async function peopleOfCampaign(
  transaction: Transaction,
  zooId: string,
  { observerIds, auditorIds }: Pick<CampaignContent, 'observerIds' | 'auditorIds'>,
): Promise<PersonOfCampaign[]> {
  const ids = [...new Set([...observerIds, ...auditorIds])].filter(isDocumentId);
  const zoo = await transaction.get(database().doc(zooPath(zooId)));
  const staffAccess = (zoo.data()?.['staffAccess'] ?? []) as readonly string[];
  const found = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => database().doc(userPath(id))));
  return found.flatMap((document) => {
    const user = readUserOrNull(document.data());
    if (user === null || user.isDeleted || user.isDisabled || user.userStatus !== 'active') return [];
    if (user.zooId !== zooId && !staffAccess.includes(document.id)) return [];
    return [{ userId: document.id, userRight: user.userRight, rightsRoles: user.rightsRoles }];
  });
}

/** Returns the refusal of a list that names somebody whom the establishment has not; null for none. */
export async function unknownPeople(
  transaction: Transaction,
  zooId: string,
  content: Pick<CampaignContent, 'observerIds' | 'auditorIds'>,
): Promise<Refusal | null> {
  const known = new Set((await peopleOfCampaign(transaction, zooId, content)).map(({ userId }) => userId));
  const field = (['observerIds', 'auditorIds'] as const).find((list) => !content[list].every((id) => known.has(id)));
  return field === undefined ? null : refuse('campaign/person-unknown', field);
}

/** Returns the refusal of a research project that the establishment has not; null for none. */
export async function unknownProject(
  transaction: Transaction,
  zooId: string,
  { researchProjectId: id }: Pick<CampaignContent, 'researchProjectId'>,
): Promise<Refusal | null> {
  if (id === null) return null;
  const unknown = refuse('generic/invalid-input', 'researchProjectId');
  if (!isDocumentId(id)) return unknown;
  const project = await transaction.get(database().doc(pathOf('researchProjects', id)));
  return project.data()?.['zooId'] === zooId ? null : unknown;
}
