import * as z from 'zod/mini';
import { STORED_TIERS } from '../access/tiers.ts';
import { LANGUAGES } from '../users/language.ts';

export const ESTABLISHMENT_TYPES = ['zoo', 'lab', 'project'] as const;

/**
 * An establishment, as stored in `zoo/{zooId}` (specification, point 3). Two things of it are kept apart, since colleagues
 * read this document: the address of its Slack endpoint (`zoo/{zooId}/private/integrations`, for admins) and the password of
 * the pedagogical account (in no document).
 */
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
  slackChannel: z.nullable(z.string()),
  /** user ids */
  referentEthologistIds: z.array(z.string()),
  supportEthologistIds: z.array(z.string()),
  /** the shared account of visitors' education */
  pedagogicalUserId: z.nullable(z.string()),
  /** the provider's own establishment */
  isProvider: z.boolean(),
  /** the demonstration establishment: everything may be read, nothing written */
  isDemo: z.boolean(),
});

export type Establishment = z.infer<typeof establishmentSchema>;

/** What a document written before a field existed is taken to say; never more rights than before. */
export const OLDER_ESTABLISHMENT = {
  staffAccess: [],
  code: null,
  type: 'zoo',
  logoUrl: null,
  languages: [],
  awmId: null,
  zimsId: null,
  slackChannel: null,
  referentEthologistIds: [],
  supportEthologistIds: [],
  pedagogicalUserId: null,
  isProvider: false,
  isDemo: false,
} satisfies Omit<Establishment, 'zooId' | 'zooName' | 'zooTiers'>;

/** What an admin changes in their own establishment; tier, type, access and creation are the provider's. */
export const SETTINGS_FIELDS = [
  'zooName',
  'code',
  'languages',
  'awmId',
  'zimsId',
  'slackChannel',
  'referentEthologistIds',
  'supportEthologistIds',
  'pedagogicalUserId',
] as const satisfies readonly (keyof Establishment)[];
export type EstablishmentSettings = Pick<Establishment, (typeof SETTINGS_FIELDS)[number]>;

/** How long a text of the settings may be, in characters; the rules hold to the same. */
export const SETTINGS_LENGTHS = {
  zooName: 200,
  code: 50,
  awmId: 100,
  zimsId: 100,
  slackChannel: 100,
  slackEndpoint: 500,
} as const;

/** How many ethologists of a kind an establishment may name. */
export const MAX_ETHOLOGISTS = 50;

/** What only admins of the establishment read and write: `zoo/{zooId}/private/integrations`. */
export const integrationsSchema = z.object({ slackEndpoint: z.nullable(z.string()) });
export type Integrations = z.infer<typeof integrationsSchema>;

/** Whether a person is one of the establishment's ethologists, referent or support. */
export function isEthologistOf(
  userId: string,
  establishment: Pick<Establishment, 'referentEthologistIds' | 'supportEthologistIds'>,
): boolean {
  return establishment.referentEthologistIds.includes(userId) || establishment.supportEthologistIds.includes(userId);
}
