import * as z from 'zod/mini';
import type { Actor } from '../access/actor.ts';
import { ROLES, SECTOR_ROLES } from '../access/roles.ts';
import type { EpochMs } from '../time/epoch.ts';

/** To whom an establishment's announcement goes: everyone, an account role, or whoever holds a role in any sector. */
export const BROADCAST_TEAMS = ['everyone', ...ROLES, ...SECTOR_ROLES] as const;
export type BroadcastTeam = (typeof BROADCAST_TEAMS)[number];

export const ANNOUNCEMENT_TITLE_LENGTH = 200;
export const ANNOUNCEMENT_MESSAGE_LENGTH = 5_000;

/** An announcement of an establishment, in `zoo/{zooId}/announcements/{announcementId}` (specification, point 3). */
export const announcementSchema = z.object({
  announcementId: z.string().check(z.minLength(1)),
  zooId: z.string().check(z.minLength(1)),
  title: z.string(),
  message: z.string(),
  broadcastTeams: z.array(z.enum(BROADCAST_TEAMS)),
  /** when it disappears by itself; null stays until it is deleted */
  expiresAtUnix: z.nullable(z.int()),
  sendNotification: z.boolean(),
  createdBy: z.string(),
  createdAtUnix: z.int(),
  updatedAtUnix: z.int(),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** Whether the announcement is shown to the person at `now`: not expired, and one of its teams is theirs. */
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
