import type { Transaction } from 'firebase-admin/firestore';
import type { Recipients } from '../../../src/domain/information/information.ts';
import { peopleOf, type Reachable, type Team } from '../../../src/domain/information/recipients.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, sectorPath, USERS } from '../common/paths.ts';
import { teamOf } from '../pictures/picture-owner.ts';

const OF_A_PERSON = ['userRight', 'userStatus', 'isDisabled', 'isDeleted'] as const satisfies (keyof Reachable)[];

/** The people whom recipients mean, and whether a named person or sector is not (or no longer) of the establishment. */
export type Reach = { readonly userIds: readonly string[]; readonly namesUnknown: boolean };

/** Returns the accounts of an establishment, with the fields that decide whether an information reaches them. */
export async function peopleIn(zooId: string): Promise<readonly Reachable[]> {
  const { docs } = await database()
    .collection(USERS)
    .where('zooId', '==', zooId)
    .select(...OF_A_PERSON)
    .get();
  return docs.map((document): Reachable => ({
    userId: document.id,
    userRight: document.get('userRight'),
    userStatus: document.get('userStatus'),
    isDisabled: document.get('isDisabled') === true,
    isDeleted: document.get('isDeleted') === true,
  }));
}

/**
 * Returns the people whom the recipients mean. The teams are read within the transaction: a change of a team meanwhile
 * begins it anew, so that the written audience agrees with the sectors, or the event of the change corrects it.
 */
export async function reachOf(
  transaction: Transaction,
  zooId: string,
  recipients: Recipients,
  people: readonly Reachable[],
): Promise<Reach> {
  const references = recipients.sectorIds.filter(isDocumentId).map((id) => database().doc(sectorPath(id)));
  const documents = references.length === 0 ? [] : await transaction.getAll(...references);
  const teams: Team[] = documents.filter((document) => document.get('zooId') === zooId).map(teamOf);
  const known = new Set(people.map(({ userId }) => userId));
  return {
    userIds: peopleOf(recipients, people, teams),
    namesUnknown: teams.length < recipients.sectorIds.length || recipients.userIds.some((userId) => !known.has(userId)),
  };
}
