import * as z from 'zod/mini';
import { STORED_TIERS } from '../access/tiers.ts';
import { LANGUAGES } from '../users/language.ts';

export const ESTABLISHMENT_TYPES = ['zoo', 'lab', 'project'] as const;

/** An establishment, as stored in `zoo/{zooId}` (specification, point 3). */
export const establishmentSchema = z.object({
  zooId: z.string().check(z.minLength(1)),
  zooName: z.string(),
  staffAccess: z.array(z.string()),
  zooTiers: z.optional(z.enum(STORED_TIERS)),
  code: z.nullable(z.string()),
  type: z.enum(ESTABLISHMENT_TYPES),
  logoUrl: z.nullable(z.string()),
  languages: z.array(z.enum(LANGUAGES)),
  awmId: z.nullable(z.string()),
  zimsId: z.nullable(z.string()),
  /** the provider's own establishment */
  isProvider: z.boolean(),
  /** the demonstration establishment: everything may be read, nothing written */
  isDemo: z.boolean(),
});

export type Establishment = z.infer<typeof establishmentSchema>;
