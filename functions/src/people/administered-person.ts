import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { hasProviderView } from '../../../src/domain/access/actor.ts';
import { ROLES } from '../../../src/domain/access/roles.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { mayAdminister, type PeopleOperation } from '../common/administered-establishment.ts';
import { actorIn, reaches } from '../common/actor.ts';
import { database } from '../common/firebase.ts';
import { establishmentOf, type Caller } from '../common/guard.ts';
import { isDocumentId, userPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { readUser } from '../common/stored-user.ts';

/** A person whose account the caller may act on. */
export type AdministeredPerson = { readonly person: User; readonly establishment: Establishment };

/**
 * Returns the person and their establishment, or the refusal. A person who does not exist, is deleted or belongs to a
 * foreign establishment gets the same refusal: a stranger learns of nobody. Nobody acts on an account with more rights
 * than their own.
 * @source permissions, "Three gates" and "users"
 */
export async function administeredPerson(
  userId: string,
  caller: Caller,
  operation: PeopleOperation = 'user.manage',
): Promise<AdministeredPerson | Refusal> {
  if (!isDocumentId(userId)) return refuse('user/not-found', 'userId');
  const person = livingPerson(await database().doc(userPath(userId)).get());
  if (person === null) return refuse('user/not-found', 'userId');
  const establishment = await establishmentOf(person.zooId);
  if (establishment === null || !reaches(caller, person.zooId, establishment))
    return refuse('user/not-found', 'userId');
  const refusal = mayAdminister(establishment, caller, operation);
  if (refusal !== null) return refusal;
  return isAbove(person, caller, establishment) ? refuse('user/above-own') : { person, establishment };
}

/** Returns the person of a document; null when there is none or they are deleted. */
export function livingPerson(document: DocumentSnapshot): User | null {
  if (!document.exists) return null;
  const person = readUser(document.data());
  return person.isDeleted ? null : person;
}

/**
 * Returns whether a person may do more than the caller: a higher role, or the provider's view that the caller does not
 * have. A caller who set the password of such an account would have its rights.
 */
export function isAbove(person: User, caller: Caller, establishment: Establishment): boolean {
  if (ROLES.indexOf(person.userRight) > ROLES.indexOf(caller.user.userRight)) return true;
  if (person.akongoStaff && !caller.user.akongoStaff) return true;
  return person.akongoRank === 'board' && !hasProviderView(actorIn(establishment, caller));
}
