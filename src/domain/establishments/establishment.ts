import * as z from 'zod/mini';
import { STORED_TIERS } from '../access/tiers.ts';
import { olderFieldsOf } from '../fields/field.ts';
import * as field from '../fields/fields.ts';
import { SLACK_ENDPOINT_FORM } from '../slack/slack-endpoint.ts';
import { LANGUAGES } from '../users/language.ts';

export const ESTABLISHMENT_TYPES = ['zoo', 'lab', 'project'] as const;

/** The maximum lengths of the settings' texts, in characters; the rules use the same. */
export const SETTINGS_LENGTHS = {
  zooName: 200,
  code: 50,
  awmId: 100,
  zimsId: 100,
  slackChannel: 100,
  slackEndpoint: 500,
} as const;

/** The most ethologists of a kind that an establishment may name. */
export const MAX_ETHOLOGISTS = 50;

/** The most accounts of other establishments that one establishment lets in. */
const MAX_STAFF_ACCESS = 500;

/**
 * An establishment, as stored in `zoo/{zooId}` (specification, point 3). Two things of it are kept apart, since
 * colleagues read this document: the address of its Slack endpoint (`zoo/{zooId}/private/integrations`, for admins) and
 * the password of the pedagogical account (in no document).
 */
export const establishmentSchema = z.object({
  zooId: field.ownId(),
  zooName: field.title(SETTINGS_LENGTHS.zooName),
  staffAccess: field.older(field.idList(MAX_STAFF_ACCESS), []),
  zooTiers: field.later(field.choice(STORED_TIERS)),
  code: field.older(field.textOrNull(SETTINGS_LENGTHS.code), null),
  type: field.older(field.choice(ESTABLISHMENT_TYPES), 'zoo'),
  logoUrl: field.initially(field.textOrNull(), null),
  languages: field.older(field.choiceList(LANGUAGES, 1), []),
  awmId: field.older(field.textOrNull(SETTINGS_LENGTHS.awmId), null),
  zimsId: field.older(field.textOrNull(SETTINGS_LENGTHS.zimsId), null),
  slackChannel: field.older(field.textOrNull(SETTINGS_LENGTHS.slackChannel), null),
  /** user ids */
  referentEthologistIds: field.older(field.idList(MAX_ETHOLOGISTS), []),
  supportEthologistIds: field.older(field.idList(MAX_ETHOLOGISTS), []),
  /** the shared account of visitors' education */
  pedagogicalUserId: field.initially(field.idOrNull(), null),
  /** the provider's own establishment */
  isProvider: field.initially(field.flag(), false),
  /** the demonstration establishment: everything may be read, nothing written */
  isDemo: field.initially(field.flag(), false),
});

export type Establishment = z.infer<typeof establishmentSchema>;

/** The values of the fields that an older document may lack; never more rights than before. */
export const OLDER_ESTABLISHMENT = olderFieldsOf(establishmentSchema);

/** The fields that an admin changes in their own establishment; tier, type, access and creation are the provider's. */
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

/** The values that only admins of the establishment read and write: `zoo/{zooId}/private/integrations`. */
export const integrationsSchema = z.object({
  slackEndpoint: field.orNull(field.pattern(SLACK_ENDPOINT_FORM, SETTINGS_LENGTHS.slackEndpoint)),
});
export type Integrations = z.infer<typeof integrationsSchema>;

/** Returns whether a person is one of the establishment's ethologists, referent or support. */
export function isEthologistOf(
  userId: string,
  establishment: Pick<Establishment, 'referentEthologistIds' | 'supportEthologistIds'>,
): boolean {
  return establishment.referentEthologistIds.includes(userId) || establishment.supportEthologistIds.includes(userId);
}
