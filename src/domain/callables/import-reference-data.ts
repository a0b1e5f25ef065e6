import * as z from 'zod/mini';

/**
 * Provider staff take over the species, families, orders and questions of another environment. The key is that
 * environment's; it is kept nowhere.
 * @source specification, point 7 "POST to a function named syncBack"
 */
export const importReferenceDataRequest = z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(500)) });
/** how many were written of each */
export const importReferenceDataData = z.object({
  species: z.int(),
  families: z.int(),
  orders: z.int(),
  questions: z.int(),
});
