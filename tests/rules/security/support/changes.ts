import { stampsOf, twinsOf } from './samples.ts';

type Fields = Record<string, unknown>;

/** For each collection that browsers may write, a change that whoever has the most rights there may make. */
const CHANGES: Record<string, (serial: number) => Fields> = {
  'users/{userId}': (serial) => ({ userFirstname: `Ada ${serial}` }),
  'zoo/{zooId}': (serial) => ({ slackChannel: `#soins-${serial}` }),
  'zoo/{zooId}/private/integrations': (serial) => ({ slackEndpoint: `https://hooks.slack.com/services/${serial}` }),
  'zoo/{zooId}/announcements/{announcementId}': (serial) => ({ title: `Travaux ${serial}` }),
  'sectors/{sectorId}': (serial) => ({ sectorName: `Plaine ${serial}`, label: `Plaine ${serial}` }),
  'tasks/{taskId}': (serial) => ({ title: `Ration ${serial}` }),
  'taskTemplates/{templateId}': (serial) => ({ name: `Ration ${serial}` }),
};

const STAMPED: readonly string[] = ['tasks/{taskId}', 'zoo/{zooId}/announcements/{announcementId}'];

let serial = 0;

/** Returns a good change of a document, unlike every one before; where there is none, fields that many documents have. */
export function changeOf(pattern: string): Fields {
  serial += 1;
  return { ...(CHANGES[pattern]?.(serial) ?? { title: `x${serial}`, name: 'x' }), ...stampOf(pattern) };
}

/** Returns the stamp that each change of such a document carries. */
export function stampOf(pattern: string): Fields {
  if (!STAMPED.includes(pattern)) return {};
  const stamp = stampsOf('updatedAtUnix');
  return { ...stamp, ...twinsOf(pattern, stamp) };
}
