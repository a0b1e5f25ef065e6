import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { TEAM_FIELD } from '../../../src/domain/sectors/sector-team.ts';
import { isDocumentId, sectorPath, userPath } from '../common/paths.ts';

/** Returns the ids of everybody whom a sector lists in some role; empty for a sector that does not exist. */
export function teamMembers(sector: Pick<DocumentSnapshot, 'get'>): ReadonlySet<string> {
  const listed = Object.values(TEAM_FIELD).flatMap((list): unknown => sector.get(list) ?? []);
  return new Set(listed.filter((id): id is string => typeof id === 'string' && isDocumentId(id)));
}

/**
 * Writes into the accounts of these people whether they work in a sector, as its document says now: a repeated, late or
 * reordered call has the same result. People of another establishment, who may be listed there as guests, are left
 * alone.
 */
export async function followTeam(database: Firestore, sectorId: string, userIds: Iterable<string>): Promise<void> {
  for (const userId of userIds)
    // oxlint-disable-next-line no-await-in-loop -- one account after the other: a team is a handful of people
    await database.runTransaction(async (transaction) => {
      const [sector, user] = await transaction.getAll(
        database.doc(sectorPath(sectorId)),
        database.doc(userPath(userId)),
      );
      if (!sector || !user?.exists) return;
      const formerly: string[] = user.get('sectors') ?? [];
      if (sector.exists && sector.get('zooId') !== user.get('zooId')) return;
      const works = teamMembers(sector).has(userId);
      if (works === formerly.includes(sectorId)) return;
      const sectors = works ? [...formerly, sectorId] : formerly.filter((id) => id !== sectorId);
      transaction.update(user.ref, { sectors });
    });
}
