import * as z from 'zod/mini';
import type { Actor } from '../access/actor.ts';
import { ROLES, SECTOR_ROLES } from '../access/roles.ts';
import * as field from '../fields/fields.ts';
import type { EpochMs } from '../time/epoch.ts';

/**
 * The teams that an announcement can address: everyone, an account role, or everybody who holds a role in any sector.
 */
export const BROADCAST_TEAMS = ['everyone', ...ROLES, ...SECTOR_ROLES] as const;
export type BroadcastTeam = (typeof BROADCAST_TEAMS)[number];

export const ANNOUNCEMENT_TITLE_LENGTH = 200;
export const ANNOUNCEMENT_MESSAGE_LENGTH = 5_000;

/** An announcement of an establishment, in `zoo/{zooId}/announcements/{announcementId}` (specification, point 3). */
export const announcementSchema = z.object({
  announcementId: field.ownId(),
  zooId: field.zooId(),
  title: field.title(ANNOUNCEMENT_TITLE_LENGTH),
  message: field.prose(ANNOUNCEMENT_MESSAGE_LENGTH),
  broadcastTeams: field.choiceList(BROADCAST_TEAMS, 1),
  /** when it disappears by itself; with null it stays until it is deleted */
  expiresAtUnix: field.instantOrNull(),
  sendNotification: field.flag(),
  createdBy: field.author(),
  createdAtUnix: field.stamp(),
  updatedAtUnix: field.stamp(),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** Returns whether the announcement is shown to the person at `now`: not expired, and one of its teams is theirs. */
export function isAnnouncedTo(
  actor: Pick<Actor, 'role' | 'sectors'>,
  announcement: Pick<Announcement, 'broadcastTeams' | 'expiresAtUnix'>,
  now: EpochMs,
): boolean {
  if (announcement.expiresAtUnix !== null && announcement.expiresAtUnix <= now) return false;
  return announcement.broadcastTeams.some((team) => isInTeam(actor, team));
}

function isInTeam(actor: Pick<Actor, 'role' | 'sectors'>, team: BroadcastTeam): boolean {
  if (team === 'everyone' || team === actor.role) return true;
  const held = Object.entries(actor.sectors).find(([role]) => role === team)?.[1] ?? [];
  return held.length > 0;
}
