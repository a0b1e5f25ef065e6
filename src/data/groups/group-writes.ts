import { doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import type { TypedGroup } from '#domain/groups/check-group.ts';
import { OLDER_GROUP } from '#domain/groups/group.ts';
import { storedInstant } from '../firebase/instants.ts';
import type { ChangedGroup, NewGroup } from './group-changes.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';

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
      confirmedWrite(
        'groups',
        'group/save-failed',
        setDoc(groupAt(groupId), {
          ...OLDER_GROUP,
          ...storedInstant('archivedAt', null),
          groupId,
          zooId,
          ...stored(groupId, fields),
        }),
      ),
    change: ({ groupId, fields }) =>
      confirmedWrite('groups', 'group/save-failed', updateDoc(groupAt(groupId), stored(groupId, fields))),
  };
}

function stored(groupId: string, { nextEvaluationDateUnix, ...fields }: Partial<TypedGroup>) {
  return {
    ...fields,
    ...(fields.groupName === undefined ? {} : { label: fields.groupName, value: groupId }),
    ...(nextEvaluationDateUnix === undefined ? {} : storedInstant('nextEvaluationDate', nextEvaluationDateUnix)),
  };
}
