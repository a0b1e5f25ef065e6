import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';

/** The kinds of changes of an animal's place. */
export const MOVEMENT_KINDS = ['arrival', 'move', 'departure', 'death', 'archive', 'restore'] as const;
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
