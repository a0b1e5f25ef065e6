import { tabAddress } from '#kit/page/tab-address.ts';

/** The parameter of the monitoring page that names an evaluation. */
export const EVALUATION_PARAMETER = 'evaluation';

const KEPT = { parameter: 'part', keeps: ['campaignId', 'tab', EVALUATION_PARAMETER, 'evaluationId'] } as const;
/** The parts of the result of an evaluation in the order of the screen. */
const RESULT_PARTS = ['overview', 'answers', 'scores', 'second', 'history'] as const;
export type ResultPart = (typeof RESULT_PARTS)[number];
const OF_SCORES: readonly ResultPart[] = ['overview', 'scores'];

/** Returns the parts of a result: those of scores where scores are shown, and second opinions where there are some. */
export function resultParts({ hasScores, hasSeconds }: { readonly hasScores: boolean; readonly hasSeconds: boolean }) {
  const [first = 'answers', ...others] = RESULT_PARTS.filter(
    (part) => (hasScores || !OF_SCORES.includes(part)) && (hasSeconds || part !== 'second'),
  );
  return tabAddress<ResultPart>([first, ...others], KEPT);
}
