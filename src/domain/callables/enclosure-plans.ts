import * as z from 'zod/mini';
import { ELEVATIONS } from '../enclosures/enclosure.ts';
import { base64File, documentId } from '../shared/field-shapes.ts';

/** Adds a plan to an enclosure, or changes one: its image, its width in metres, its squares. */
export const saveAreaRequest = z.strictObject({
  zooId: documentId,
  enclosureId: documentId,
  /** null for a new one */
  areaId: z.nullable(documentId),
  areaName: z.string().check(z.maxLength(1_000)),
  mapWidthM: z.nullable(z.number()),
  squareAreaM2: z.nullable(z.number()),
  elevation: z.literal([...ELEVATIONS]),
  /** absent: the image stays */
  base64picture: z.optional(base64File),
});
export const saveAreaData = z.object({ areaId: z.string() });
export type SaveAreaRequest = z.infer<typeof saveAreaRequest>;

/** Removes a plan with its image; zones drawn on it lose their shape. */
export const removeAreaRequest = z.strictObject({ zooId: documentId, enclosureId: documentId, areaId: documentId });
export const removeAreaData = z.object({ areaId: z.string() });
