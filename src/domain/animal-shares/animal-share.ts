import * as z from 'zod/mini';
import { SEXES } from '../animals/animal.ts';
import { REASON_LENGTH } from '../animals/movement.ts';
import * as field from '../fields/fields.ts';

/** The states of a share. Only an accepted one lets the partner read the animal. */
export const SHARE_STATES = ['proposed', 'accepted', 'declined', 'ended'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/** The two sides of a share: the establishment whose animal it is, and the one that reads it. */
export const SHARE_SIDES = ['owner', 'partner'] as const;
export type ShareSide = (typeof SHARE_SIDES)[number];

/** Why a share ended: somebody asked, or the animal went to the archives, or its record into another one. */
export const END_CAUSES = ['asked', 'archived', 'merged'] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** The longest message with a proposal, and the longest reason of an answer or an end, in characters. */
export const SHARE_TEXT_LENGTH = REASON_LENGTH;

/**
 * An agreement by which an establishment lets another one read one of its animals, as stored in
 * `animalShares/{shareId}`: one document for each animal and partner, which a later proposal begins anew. Written by the
 * server alone, read by both sides (decision 43). The animal's fields are those of the day on which it was proposed: its
 * own document is closed to the partner before the share is accepted and after it has ended.
 */
export const animalShareSchema = z.object({
  shareId: field.ownId(),
  /** the establishment whose animal it is */
  zooId: field.zooId(),
  establishmentName: field.text(),
  /** the establishment that reads it */
  partnerId: field.id(),
  partnerName: field.text(),
  /** the same for animals that were proposed together */
  requestId: field.id(),
  animalId: field.id(),
  animalName: field.text(),
  animalSexe: field.orNull(field.choice(SEXES)),
  specieId: field.idOrNull(),
  specieName: field.text(),
  specieLatinName: field.text(),
  photoUrl: field.textOrNull(),
  state: field.choice(SHARE_STATES),
  /** the words of the proposal */
  message: field.text(SHARE_TEXT_LENGTH),
  /** the words of the refusal or of the end */
  reason: field.text(SHARE_TEXT_LENGTH),
  proposedBy: field.id(),
  proposedAtUnix: field.instant(),
  answeredBy: field.idOrNull(),
  answeredAtUnix: field.instantOrNull(),
  endedBy: field.idOrNull(),
  endedAtUnix: field.instantOrNull(),
  /** the side that ended it; null while it has not ended */
  endedSide: field.orNull(field.choice(SHARE_SIDES)),
  endCause: field.orNull(field.choice(END_CAUSES)),
  /** the instant of its last step; lists begin with the latest */
  updatedAtUnix: field.instant(),
});
export type AnimalShare = z.infer<typeof animalShareSchema>;

/** Returns the id of the share of an animal with a partner: there is one for both at most. */
export function shareIdOf(animalId: string, partnerId: string): string {
  return `${animalId}~${partnerId}`;
}

/** Returns whether a share waits for an answer or is in force. */
export function isOpenShare({ state }: Pick<AnimalShare, 'state'>): boolean {
  return state === 'proposed' || state === 'accepted';
}

/** Returns the side on which an establishment stands in a share; null for an establishment that has no part in it. */
export function sideOf(
  { zooId, partnerId }: Pick<AnimalShare, 'zooId' | 'partnerId'>,
  establishmentId: string,
): ShareSide | null {
  if (zooId === establishmentId) return 'owner';
  return partnerId === establishmentId ? 'partner' : null;
}
