import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';

/**
 * The kinds of changes of an animal's place. An 'entry' is the first record of an animal whose arrival nobody knows: it
 * has lived in the named place since then at the latest.
 */
export const MOVEMENT_KINDS = ['entry', 'arrival', 'move', 'departure', 'death', 'archive', 'restore'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** The longest reason of a change of place that people state, in characters. */
export const REASON_LENGTH = 500;

/** The stored reason of a move that an import of a register made; a reader is told of the import in words. */
export const IMPORT_REASON = 'import';

/**
 * A change of place of one animal, as stored in `movements/{movementId}`: appended by the server with the change
 * itself, never changed. Analyses read from it the place of an animal at any instant.
 */
export const movementSchema = z.object({
  movementId: field.ownId(),
  zooId: field.zooId(),
  animalId: field.id().check(z.minLength(1)),
  kind: field.choice(MOVEMENT_KINDS),
  fromEnclosureId: field.older(field.idOrNull(), null),
  toEnclosureId: field.older(field.idOrNull(), null),
  fromGroupId: field.older(field.idOrNull(), null),
  toGroupId: field.older(field.idOrNull(), null),
  /** sectors concerned, for lists by sector */
  sectorIds: field.older(field.idList(), []),
  /** when it happened, as people enter it; may lie before it was recorded */
  movedAtUnix: field.instant(),
  reason: field.older(field.text(), ''),
  /** the place that a departed animal went to */
  destination: field.older(field.text(), ''),
  recordedBy: field.older(field.id(), ''),
  recordedAtUnix: field.instant(),
});
export type Movement = z.infer<typeof movementSchema>;

/** Imports once gave an animal without a day of arrival the instant of the import; they differ by the call alone. */
const SAME_CALL_MS = 60_000;

/**
 * Returns the kind of a move as people are told it: an arrival at the very instant of an import is the entry of an
 * animal whose arrival the file did not tell.
 */
export function toldKind({
  kind,
  reason,
  movedAtUnix,
  recordedAtUnix,
}: Pick<Movement, 'kind' | 'reason' | 'movedAtUnix' | 'recordedAtUnix'>): MovementKind {
  const isInvented = kind === 'arrival' && reason === IMPORT_REASON && recordedAtUnix - movedAtUnix < SAME_CALL_MS;
  return isInvented ? 'entry' : kind;
}
