import * as z from 'zod/mini';

/** What happened to an animal's place. */
export const MOVEMENT_KINDS = ['arrival', 'move', 'departure', 'death', 'archive', 'restore'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/**
 * A change of place of one animal, as stored in `movements/{movementId}`: appended by the server with the change itself, never
 * changed. Analyses read from it where an animal was at an instant, whatever its place is now.
 */
export const movementSchema = z.object({
  movementId: z.string().check(z.minLength(1)),
  zooId: z.string().check(z.minLength(1)),
  animalId: z.string().check(z.minLength(1)),
  kind: z.enum(MOVEMENT_KINDS),
  fromEnclosureId: z.nullable(z.string()),
  toEnclosureId: z.nullable(z.string()),
  fromGroupId: z.nullable(z.string()),
  toGroupId: z.nullable(z.string()),
  /** sectors concerned, for lists by sector */
  sectorIds: z.array(z.string()),
  /** when it happened, as people say it; may lie before it was recorded */
  movedAtUnix: z.int(),
  reason: z.string(),
  /** where a departed animal went */
  destination: z.string(),
  recordedBy: z.string(),
  recordedAtUnix: z.int(),
});
export type Movement = z.infer<typeof movementSchema>;
