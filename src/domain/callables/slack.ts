import * as z from 'zod/mini';
import { documentId } from '../shared/field-shapes.ts';
import type { Contract, RequestOf } from './contract.ts';

/**
 * Sends a test message to the Slack channel of an establishment. Refusals: 'slack/not-set' without an endpoint, the
 * reason when Slack did not take it (`SLACK_FAILURES`), 'generic/too-many-requests' soon after another one.
 */
export const sendSlackTestContract = {
  name: 'sendSlackTest',
  request: z.strictObject({ zooId: documentId }),
  data: z.object({}),
} as const satisfies Contract;
export type SendSlackTestRequest = RequestOf<typeof sendSlackTestContract>;
