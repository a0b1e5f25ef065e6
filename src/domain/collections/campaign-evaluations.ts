import { campaignEvaluationSchema } from '../campaign-evaluations/campaign-evaluation.ts';
import type { Collection } from './declaration.ts';

/** The evaluations of campaigns: begun by the server, answered by the participant who leads, and never deleted. */
export const CAMPAIGN_EVALUATIONS = {
  path: 'campaignEvaluations/{evaluationId}',
  title: 'Evaluations of campaigns',
  owner: 'establishment, by zooId',
  schema: campaignEvaluationSchema,
  opens: {
    get: ['campaignResult.read', 'self'],
    list: ['campaignResult.read', 'self'],
    create: 'server',
    update: ['campaign.record'],
    delete: 'nobody',
  },
  writable: ['status', 'leaderId', 'steps', 'durationMs', 'feedback', 'finishedAtUnix', 'updatedBy', 'updatedAtUnix'],
  byProvider: [],
} as const satisfies Collection;
