import * as z from 'zod/mini';
import type { Contract } from './contract.ts';

/**
 * A visitor of the sign-in page asks whether there is a demonstration, or enters it: then the answer has a token of its
 * one account for the sign-in service. Too many entries from one place get 'auth/too-many-requests'.
 */
export const openDemonstrationContract = {
  name: 'openDemonstration',
  request: z.strictObject({
    /** false only asks */
    enter: z.boolean(),
  }),
  data: z.object({
    isOffered: z.boolean(),
    /** null for a visitor who only asks, and where there is no demonstration */
    token: z.nullable(z.string()),
  }),
} as const satisfies Contract;
