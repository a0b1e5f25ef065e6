import * as z from 'zod/mini';
import { ROLES } from '../access/roles.ts';
import * as field from '../fields/fields.ts';
import type { EpochMs } from '../time/epoch.ts';

export const INFORMATION_TYPES = ['info', 'warning', 'urgent'] as const;
export const INFORMATION_PRIORITIES = ['low', 'normal', 'high'] as const;
export const INFORMATION_TITLE_LENGTH = 200;
export const INFORMATION_CONTENT_LENGTH = 10_000;
/** In `audience`: everybody of the establishment. */
export const EVERYONE = 'everyone';
/** The most people that one information can name; a larger audience is everybody. */
export const MAX_AUDIENCE = 500;

/** The recipients of an information: everybody, only where the author chose that by name, or the people of sectors, of account roles, and single ones. */
export const recipientsSchema = z.object({
  everyone: z.boolean(),
  sectorIds: z.array(z.string()).check(z.maxLength(5)),
  roles: z.array(z.enum(ROLES)),
  userIds: z.array(z.string()).check(z.maxLength(200)),
});
export type Recipients = z.infer<typeof recipientsSchema>;

/** No recipient: an author has not chosen yet, or an older document names none. */
export const NO_RECIPIENTS: Recipients = { everyone: false, sectorIds: [], roles: [], userIds: [] };

/** An information, as stored in `information/{informationId}` (specification, point 3 "Information"). */
export const informationSchema = z.object({
  informationId: field.ownId(),
  zooId: field.zooId(),
  title: field.title(INFORMATION_TITLE_LENGTH),
  type: field.choice(INFORMATION_TYPES),
  /** markdown without HTML */
  content: field.prose(INFORMATION_CONTENT_LENGTH),
  priority: field.choice(INFORMATION_PRIORITIES),
  displayFromUnix: field.instant(),
  displayUntilUnix: field.instant(),
  needsConfirmation: field.flag(),
  /** an older document without recipients is for nobody: its author and admins see it in the list */
  recipients: field.older(recipientsSchema, NO_RECIPIENTS),
  /** 'everyone', or the ids of the people whom the recipients mean, kept by the server; lists query by it; empty is nobody */
  audience: field.older(field.idList(MAX_AUDIENCE), []),
  authorId: field.author(),
  createdAtUnix: field.instant(),
  updatedAtUnix: field.instant(),
  /** when the people who had not confirmed were last reminded */
  remindedAtUnix: field.instantOrNull(),
  /** when its audience was notified of it: at the beginning of its period */
  toldAtUnix: field.instantOrNull(),
});
export type Information = z.infer<typeof informationSchema>;

/** The record that a person has read an information: `information/{informationId}/confirmations/{userId}`. */
export const confirmationSchema = z.object({
  informationId: field.parentId(),
  zooId: field.zooId(),
  userId: field.ownId(),
  confirmedAtUnix: field.instant(),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

/**
 * Returns whether the information is shown at `now`: its first instant counts, its last one does not (specification,
 * point 4).
 */
export function isValid(information: Pick<Information, 'displayFromUnix' | 'displayUntilUnix'>, now: EpochMs): boolean {
  return information.displayFromUnix <= now && now < information.displayUntilUnix;
}

/** Returns whether the information is meant for the person; an empty audience is nobody, never everybody. */
export function isMeantFor(information: Pick<Information, 'audience'>, userId: string): boolean {
  return information.audience.some((one) => one === EVERYONE || one === userId);
}
