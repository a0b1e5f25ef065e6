import type { Transaction } from 'firebase-admin/firestore';
import { isAdminRole } from '../../../src/domain/access/roles.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { database } from '../common/firebase.ts';
import { USERS } from '../common/paths.ts';
import { readUser } from '../common/stored-user.ts';

/**
 * Returns whether the person is the last one who can administer their establishment: an admin in use. It is read within
 * the transaction that would end that, so that two admins cannot dismiss each other at once.
 */
export async function isLastAdmin(transaction: Transaction, person: User): Promise<boolean> {
  if (!isAdministering(person)) return false;
  const { docs } = await transaction.get(
    database().collection(USERS).where('zooId', '==', person.zooId).where('userRight', 'in', ['admin', 'superAdmin']),
  );
  return !docs.some((document) => document.id !== person.userId && isAdministering(readUser(document.data())));
}

function isAdministering({ userRight, userStatus, isDisabled, isDeleted }: User): boolean {
  return isAdminRole(userRight) && userStatus === 'active' && !isDisabled && !isDeleted;
}
