import { randomUUID } from 'node:crypto';
import { sessionsValidAfterOf } from '../../../functions/src/common/sessions-end.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { anEstablishment, aSector } from '../../support/builders/establishment.ts';
import { aUser } from '../../support/builders/user.ts';
import { accounts, database, signInAs, type Browser } from './suite.ts';

/** Password of everybody these tests create. */
export const PASSWORD = 'welfare-tests';

/** Creates an establishment of its own, changed by `differences`, and returns its id. */
export async function createPark(differences: Partial<Establishment> = {}): Promise<string> {
  const zooId = `zoo-${randomUUID()}`;
  await database.doc(`zoo/${zooId}`).set(anEstablishment({ zooId, zooName: `Parc ${zooId}`, ...differences }));
  return zooId;
}

/** Creates a sector of an establishment and returns its id. */
export async function createSector(zooId: string): Promise<string> {
  const sectorId = `sector-${randomUUID()}`;
  await database.doc(`sectors/${sectorId}`).set(aSector({ sectorId, value: sectorId, zooId, sectorKeeper: [] }));
  return sectorId;
}

/** A person with their browser, signed in. */
export type Person = Browser & { readonly userId: string; readonly email: string };

/** Creates a person of an establishment, by default an active keeper, and signs them in. */
export async function createPerson(zooId: string, differences: Partial<User> = {}): Promise<Person> {
  const userId = `user-${randomUUID()}`;
  const email = `${userId}@tests.example`;
  const account = await accounts.createUser({ uid: userId, email, password: PASSWORD });
  // As after the first call of a session, so that no later call has to write it.
  const sessionsValidAfter = sessionsValidAfterOf(account);
  await database.doc(`users/${userId}`).set(
    aUser({
      userId,
      userMail: email,
      zooId,
      userZoo: { label: zooId, value: zooId },
      sessionsValidAfter,
      ...differences,
    }),
  );
  return { ...(await signInAs(userId)), userId, email };
}
