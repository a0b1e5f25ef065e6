import { onDocumentWritten } from 'firebase-functions/firestore';
import { database, REGION } from '../common/firebase.ts';
import { followTeam, teamMembers } from '../people/follow-team.ts';

/** Carries the team of a sector into the accounts of its people, whoever changed it: admins, its management, its deletion. */
export const followSectorTeam = onDocumentWritten(
  { document: 'sectors/{sectorId}', region: REGION, memory: '256MiB', timeoutSeconds: 300, retry: true },
  async ({ data, params: { sectorId } }) => {
    if (data === undefined) return;
    const [before, after] = [teamMembers(data.before), teamMembers(data.after)];
    const came = [...after].filter((userId) => !before.has(userId));
    const left = [...before].filter((userId) => !after.has(userId));
    await followTeam(database(), sectorId, [...came, ...left]);
  },
);
