import * as z from 'zod/mini';
import type { Contract } from './contract.ts';

/**
 * Provider staff take over the species, families, orders and questions of another environment. The key is that
 * environment's; it is kept nowhere.
 * @source specification, point 7 "POST to a function named syncBack"
 */
export const importReferenceDataContract = {
  name: 'importReferenceData',
  request: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(500)) }),
  /** how many were written of each */
  data: z.object({
    species: z.int(),
    families: z.int(),
    orders: z.int(),
    questions: z.int(),
  }),
} as const satisfies Contract;
