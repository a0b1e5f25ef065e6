import * as z from 'zod/mini';

/** The most behaviours that a comparison with known answers names. */
export const MAX_LEAST_AGREED = 3;

/** How far a session agrees with the known answers that it repeats, as stored on its head by the server. */
export const knownAgreementSchema = z.object({
  /** Cohen's; null where both used one and the same behaviour only */
  kappa: z.nullable(z.number()),
  /** of 100 */
  percent: z.number(),
  /** the known answers, and how many of them have no answer in the session: these count as differences */
  items: z.int(),
  unanswered: z.int(),
  /** the behaviours that are agreed on least, the least first, each against all others */
  least: z.array(z.object({ code: z.string(), kappa: z.number() })),
});
export type KnownAgreement = z.infer<typeof knownAgreementSchema>;
