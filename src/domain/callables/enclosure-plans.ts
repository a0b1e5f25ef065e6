import * as z from 'zod/mini';
import type { Contract, RequestOf } from './contract.ts';
import { ELEVATIONS } from '../enclosures/enclosure.ts';
import { base64File, documentId } from '../shared/field-shapes.ts';

/** Adds a plan to an enclosure, or changes one: its image, its width in metres, its squares. */
export const saveAreaContract = {
  name: 'saveArea',
  request: z.strictObject({
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
  }),
  data: z.object({ areaId: z.string() }),
  failure: 'plan/save-failed',
} as const satisfies Contract;
export type SaveAreaRequest = RequestOf<typeof saveAreaContract>;

/** Removes a plan with its image; zones drawn on it lose their shape. */
export const removeAreaContract = {
  name: 'removeArea',
  request: z.strictObject({ zooId: documentId, enclosureId: documentId, areaId: documentId }),
  data: z.object({ areaId: z.string() }),
  failure: 'plan/save-failed',
} as const satisfies Contract;
export type RemoveAreaRequest = RequestOf<typeof removeAreaContract>;
