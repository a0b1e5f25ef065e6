import type { DocumentData } from 'firebase/firestore';
import { type Group, groupSchema, OLDER_GROUP } from '#domain/groups/group.ts';
import type { Result } from '#domain/shared/result.ts';
import { readInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the group of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function groupFromDocument(id: string, data: DocumentData): Result<Group> {
  return parseDocument(groupSchema, id, {
    ...OLDER_GROUP,
    label: data['groupName'],
    value: id,
    ...data,
    archivedAtUnix: readInstant(data, 'archivedAt'),
    nextEvaluationDateUnix: readInstant(data, 'nextEvaluationDate'),
    groupId: id,
  });
}
