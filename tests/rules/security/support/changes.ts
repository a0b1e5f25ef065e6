import { COLLECTIONS } from '../../../../src/domain/collections/collections.ts';
import { isWritable } from '../../../../src/domain/collections/declaration.ts';
import { declaredChange } from './declared-sample.ts';
import { laterOf, stampsOf, twinsOf } from './samples.ts';

type Fields = Record<string, unknown>;

/** For each collection that browsers may write, a change that the person with the most rights there may make. */
const CHANGES: Record<string, (serial: number, by: string) => Fields> = {
  'users/{userId}': (serial) => ({ userFirstname: `Ada ${serial}` }),
  'zoo/{zooId}': (serial) => ({ slackChannel: `#soins-${serial}` }),
  'zoo/{zooId}/private/integrations': (serial) => ({ slackEndpoint: `https://hooks.slack.com/services/${serial}` }),
  'zoo/{zooId}/announcements/{announcementId}': (serial) => ({ title: `Travaux ${serial}` }),
  'sectors/{sectorId}': (serial) => ({ sectorName: `Plaine ${serial}`, label: `Plaine ${serial}` }),
  'enclosures/{enclosureId}': (serial) => ({ memo: `portail ${serial}` }),
  'enclosures/{enclosureId}/zones/{zoneId}': (serial) => ({ zoneName: `Bassin ${serial}` }),
  'groups/{groupId}': (serial) => ({ memo: `harde ${serial}` }),
  'nutritionNotes/{noteId}': (serial) => ({ text: `Foin ${serial}` }),
  'fastEvalGroups/{groupId}/evaluations/{evaluationId}': (_serial, by) => ({ leaderId: by }),
  'campaignEvaluations/{evaluationId}': (_serial, by) => ({ leaderId: by }),
  'tasks/{taskId}': (serial, by) => ({ title: `Ration ${serial}`, ...editOf('tasks/{taskId}', by) }),
};

/** Returns the marks of an edit; the steps of a task grow by its steps alone, and its readings by reading. */
function editOf(pattern: string, by: string): Fields {
  const { steps: _steps, doneItems: _done, readings: _readings, ...marks } = laterOf(pattern, by);
  return marks;
}

let serial = 0;

/**
 * Returns a good change of a document, different from every earlier one; without a known change, fields that many
 * documents have.
 */
export function changeOf(pattern: string, by: string): Fields {
  serial += 1;
  const change = CHANGES[pattern]?.(serial, by) ?? declaredOr(pattern, { title: `x${serial}`, name: 'x' });
  const stamp = stampOf(pattern, by);
  // An edit is stamped with the instant of the change.
  const edited = 'editedAtUnix' in change ? { editedAt: stamp['updatedAt'], editedAtUnix: stamp['updatedAtUnix'] } : {};
  return { ...change, ...stamp, ...edited };
}

function declaredOr(pattern: string, otherwise: Fields): Fields {
  const collection = COLLECTIONS[pattern];
  return collection !== undefined && isWritable(collection) ? declaredChange(collection, serial) : otherwise;
}

/** Returns the stamp that each change of such a document has, and its editor if the document names one. */
export function stampOf(pattern: string, by: string): Fields {
  const writable = COLLECTIONS[pattern]?.writable ?? [];
  if (!writable.includes('updatedAtUnix')) return {};
  const stamp = stampsOf('updatedAtUnix');
  return { ...stamp, ...twinsOf(pattern, stamp), ...(writable.includes('updatedBy') ? { updatedBy: by } : {}) };
}
