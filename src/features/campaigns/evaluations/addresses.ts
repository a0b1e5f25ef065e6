import { tabAddress } from '#kit/page/tab-address.ts';

/** The parameter of the monitoring page that names an evaluation. */
export const EVALUATION_PARAMETER = 'evaluation';

const KEPT = { parameter: 'part', keeps: ['campaignId', 'tab', EVALUATION_PARAMETER, 'evaluationId'] } as const;
/** The parts of a result with scores. */
export const RESULT_PARTS = tabAddress(['overview', 'answers', 'scores', 'history'], KEPT);
/** The parts of a result whose scores are not shown. */
export const PARTS_WITHOUT_SCORES = tabAddress(['answers', 'history'], KEPT);
