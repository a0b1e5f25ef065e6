import { displayName } from '../../../src/domain/users/user.ts';
import { database } from '../common/firebase.ts';
import { userPath } from '../common/paths.ts';
import { readUserOrNull } from '../common/stored-user.ts';

/** Returns the names of people by their ids; an account that is gone has none. */
export async function displayNames(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const documents = await database().getAll(...ids.map((id) => database().doc(userPath(id))));
  return new Map(
    documents.flatMap((document) => {
      const user = readUserOrNull(document.data());
      return user === null ? [] : [[document.id, displayName(user)] as const];
    }),
  );
}
