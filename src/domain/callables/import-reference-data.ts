import * as z from 'zod/mini';
import type { Contract } from './contract.ts';

/**
 * Provider staff copy the species, families, orders and questions of another environment. The key belongs to that
 * environment; it is kept nowhere.
 * @source specification, point 7 "POST to a function named syncBack"
 */
export const importReferenceDataContract = {
  name: 'importReferenceData',
  request: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(500)) }),
  /** the number of written rows of each kind */
  data: z.object({
    species: z.int(),
    families: z.int(),
    orders: z.int(),
    questions: z.int(),
  }),
} as const satisfies Contract;
