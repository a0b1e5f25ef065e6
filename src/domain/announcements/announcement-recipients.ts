import { sectorRolesOf } from '../access/actor.ts';
import { receivesMessages } from '../notifications/recipients-of-task.ts';
import type { Sector } from '../sectors/sector.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { User } from '../users/user.ts';
import { type Announcement, isAnnouncedTo } from './announcement.ts';

/** The fields of an account that decide whether an announcement reaches it. */
type Addressee = Pick<User, 'userId' | 'userRight' | 'userStatus' | 'isDisabled' | 'isDeleted'>;
/** The fields of a sector that name its team. */
type Team = Pick<Sector, 'sectorId' | 'sectorKeeper' | 'managementUserIds' | 'veterinaryUserIds' | 'nutritionUserIds'>;

/**
 * Returns the ids of the people notified of an announcement, in the order of `people`: accounts in use that belong to
 * one of its teams, except its author. Empty without `sendNotification`, and once the announcement has expired.
 */
export function recipientsOfAnnouncement(
  announcement: Pick<Announcement, 'broadcastTeams' | 'createdBy' | 'expiresAtUnix' | 'sendNotification'>,
  people: readonly Addressee[],
  sectors: readonly Team[],
  now: EpochMs,
): string[] {
  if (!announcement.sendNotification) return [];
  return people
    .filter((person) => receivesMessages(person) && person.userId !== announcement.createdBy)
    .filter(({ userId, userRight }) =>
      isAnnouncedTo({ role: userRight, sectors: sectorRolesOf(userId, sectors) }, announcement, now),
    )
    .map(({ userId }) => userId);
}
