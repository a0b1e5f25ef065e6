import type { Firestore } from 'firebase-admin/firestore';
import { receivesMessages } from '../../../src/domain/notifications/recipients-of-task.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { isDocumentId, userPath, zooPath } from '../common/paths.ts';
import { readUserOrNull } from '../common/stored-user.ts';

/** Accounts read at a time. */
const AT_ONCE = 100;

/**
 * Returns, of these people, the accounts that receive messages of the establishment: in use, and of its own people, of
 * those its staffAccess lists, or of the provider's staff. Unknown and unreadable ones are left out; empty for nobody.
 */
export async function recipientAccounts(
  database: Firestore,
  zooId: string,
  userIds: readonly string[],
): Promise<User[]> {
  const ids = [...new Set(userIds)].filter(isDocumentId);
  const users: User[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const documents = await database.getAll(
      ...ids.slice(start, start + AT_ONCE).map((userId) => database.doc(userPath(userId))),
    );
    for (const document of documents) {
      const user = readUserOrNull(document.data());
      if (user !== null && receivesMessages(user)) users.push(user);
    }
  }
  const guests = users.filter((user) => user.zooId !== zooId && !user.akongoStaff);
  if (guests.length === 0) return users;
  const staffAccess: unknown = (await database.doc(zooPath(zooId)).get()).get('staffAccess');
  const isListed = ({ userId }: User) => Array.isArray(staffAccess) && staffAccess.includes(userId);
  return users.filter((user) => !guests.includes(user) || isListed(user));
}
