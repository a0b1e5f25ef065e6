import { campaignSchema } from '../campaigns/campaign.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** Campaigns of observation: written by the server, which alone freezes versions and draws plans. */
export const CAMPAIGNS = {
  path: 'campaigns/{campaignId}',
  title: 'Campaigns',
  owner: 'establishment, by zooId',
  schema: campaignSchema,
  opens: { get: ['campaign.read'], list: ['campaign.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
