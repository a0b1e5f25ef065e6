import { onDocumentWritten } from 'firebase-functions/firestore';
import { now } from '../common/clock.ts';
import { database, REGION } from '../common/firebase.ts';
import { followRecipients } from '../information/follow-recipients.ts';
import { followTeam, teamMembers } from '../people/follow-team.ts';

/**
 * Carries the team of a sector into the accounts of its people and into the information that goes to it, whoever changed it: admins,
 * its management, its deletion.
 */
export const followSectorTeam = onDocumentWritten(
  { document: 'sectors/{sectorId}', region: REGION, memory: '256MiB', timeoutSeconds: 300, retry: true },
  async ({ data, params: { sectorId } }) => {
    if (data === undefined) return;
    const [before, after] = [teamMembers(data.before), teamMembers(data.after)];
    const came = [...after].filter((userId) => !before.has(userId));
    const left = [...before].filter((userId) => !after.has(userId));
    if (came.length + left.length === 0) return;
    await followTeam(database(), sectorId, [...came, ...left]);
    const zooId: unknown = data.after.get('zooId') ?? data.before.get('zooId');
    if (typeof zooId === 'string') await followRecipients(zooId, sectorId, now());
  },
);
