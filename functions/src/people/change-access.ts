import type { UserAccess } from '../../../src/domain/callables/admin-set-user-access.ts';
import type { User } from '../../../src/domain/users/user.ts';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { passwordToApplyPath, temporaryPasswordPath, userPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { type AdministeredPerson, isAbove, livingPerson } from './administered-person.ts';
import { isLastAdmin } from './other-admins.ts';
import { readPlaces } from './release-places.ts';

const ACTIONS = {
  active: 'user.reactivated',
  disabled: 'user.disabled',
  deleted: 'user.deleted',
} as const satisfies Record<UserAccess, AuditAction>;

/**
 * Writes into the documents that a person may sign in, may not, or is deleted, and returns null, or the refusal.
 * Deletion keeps the documents and removes the person from every list and place that names them. A person in that state
 * already stays so, without another record.
 */
export async function changeAccess(
  { person: { userId }, establishment }: AdministeredPerson,
  caller: Caller,
  access: UserAccess,
): Promise<Refusal | null> {
  const document = database().doc(userPath(userId));
  return database().runTransaction(async (transaction) => {
    const person = livingPerson(await transaction.get(document));
    if (person === null) return refuse('user/not-found', 'userId');
    if (isAbove(person, caller, establishment)) return refuse('user/above-own');
    if (isAlready(person, access)) return null;
    if (access !== 'active' && (await isLastAdmin(transaction, person))) return refuse('user/last-admin');

    if (access === 'deleted') {
      const release = await readPlaces(transaction, userId);
      release();
      transaction.update(document, { isDeleted: true, deletedBy: caller.userId, sectors: [] });
      transaction.delete(database().doc(temporaryPasswordPath(userId)));
      transaction.delete(database().doc(passwordToApplyPath(userId)));
    } else transaction.update(document, { isDisabled: access === 'disabled' });
    const { zooId } = person;
    recordAction(database(), transaction, {
      action: ACTIONS[access],
      zooId,
      by: caller.userId,
      subjectId: userId,
      at: now(),
    });
    return null;
  });
}

function isAlready({ isDisabled }: User, access: UserAccess): boolean {
  return access !== 'deleted' && isDisabled === (access === 'disabled');
}
