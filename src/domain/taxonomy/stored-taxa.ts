import type * as z from 'zod/mini';
import {
  type Family,
  familySchema,
  OLDER_SPECIES,
  type Order,
  orderSchema,
  type Species,
  speciesSchema,
} from './taxonomy.ts';

type Stored = Readonly<Record<string, unknown>> | undefined;

/**
 * Returns a stored species under the id of its document. A field that is missing or of a wrong type gets its empty
 * value: one odd field hides no species.
 */
export function speciesFromStored(specieId: string, data: Stored): Species {
  return read(speciesSchema, { ...OLDER_SPECIES, specieLatinName: '', specieId }, { ...data, specieId });
}

/** Returns a stored family under the id of its document, as `speciesFromStored` does. */
export function familyFromStored(familyId: string, data: Stored): Family {
  const nothing = { familyId, familyName: '', familyLatinName: '', familyOrder: null };
  return read(familySchema, nothing, { ...data, familyId });
}

/** Returns a stored order under the id of its document, as `speciesFromStored` does. */
export function orderFromStored(orderId: string, data: Stored): Order {
  return read(orderSchema, { orderId, orderName: '', orderLatinName: '' }, { ...data, orderId });
}

function read<T extends object>(schema: z.ZodMiniType<T>, nothing: T, data: Record<string, unknown>): T {
  const whole = schema.safeParse({ ...nothing, ...data });
  if (whole.success) return whole.data;
  const odd = new Set(whole.error.issues.map(({ path }) => path[0]));
  const known = Object.entries(data).filter(([field]) => !odd.has(field));
  return schema.parse({ ...nothing, ...Object.fromEntries(known) });
}
