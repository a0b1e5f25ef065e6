import { onWrite } from '../common/define-trigger.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { followRecipients } from '../information/follow-recipients.ts';
import { followTeam, teamMembers } from '../people/follow-team.ts';

/**
 * Copies the team of a sector into the accounts of its people and the audiences of its information, after any change:
 * by admins, by its management, by its deletion.
 */
export const followSectorTeam = onWrite(
  { name: 'followSectorTeam', document: 'sectors/{sectorId}', timeoutSeconds: 300 },
  async ({ before, after, ids: { sectorId } }) => {
    const [former, present] = [teamMembers(before), teamMembers(after)];
    const came = [...present].filter((userId) => !former.has(userId));
    const left = [...former].filter((userId) => !present.has(userId));
    if (came.length + left.length === 0) return;
    await followTeam(database(), sectorId, [...came, ...left]);
    const zooId: unknown = after.get('zooId') ?? before.get('zooId');
    if (typeof zooId === 'string') await followRecipients(zooId, sectorId, now());
  },
);
