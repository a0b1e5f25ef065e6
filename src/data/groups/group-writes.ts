import { doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import type { TypedGroup } from '#domain/groups/check-group.ts';
import { OLDER_GROUP } from '#domain/groups/group.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { toAppError } from '../firebase/failure.ts';
import { storedInstant } from '../firebase/instants.ts';
import { trackWrite } from '../firebase/waiting-writes.ts';
import type { ChangedGroup, NewGroup } from './group-changes.ts';

/** The server's answer to a write that is already in the local cache; without a network it comes when there is one. */
type Confirmed = Promise<Result<null>>;

export type GroupWrites = {
  /** Creates a group without animals. */
  create(group: NewGroup): Confirmed;
  /** Changes what people say of a group, and nothing else. */
  change(group: ChangedGroup): Confirmed;
};

/** Returns the writes of groups that the rules check. They work without a network and are sent later. */
export function groupWrites(database: Firestore): GroupWrites {
  const groupAt = (groupId: string) => doc(database, 'groups', groupId);
  return {
    create: ({ zooId, groupId, fields }) =>
      confirmed(
        setDoc(groupAt(groupId), {
          ...OLDER_GROUP,
          ...storedInstant('archivedAt', null),
          groupId,
          zooId,
          ...stored(groupId, fields),
        }),
      ),
    change: ({ groupId, fields }) => confirmed(updateDoc(groupAt(groupId), stored(groupId, fields))),
  };
}

function stored(groupId: string, { nextEvaluationDateUnix, ...fields }: Partial<TypedGroup>) {
  return {
    ...fields,
    ...(fields.groupName === undefined ? {} : { label: fields.groupName, value: groupId }),
    ...(nextEvaluationDateUnix === undefined ? {} : storedInstant('nextEvaluationDate', nextEvaluationDateUnix)),
  };
}

function confirmed(answered: Promise<void>): Confirmed {
  trackWrite(answered);
  return answered.then(
    () => ok(null),
    (error: unknown) => {
      const known = toAppError(error, 'data/groups');
      const isReach = known.code === 'generic/offline' || known.code === 'auth/session-expired';
      return fail(isReach ? known : appError('group/save-failed'));
    },
  );
}
