import { describe, expect, it } from 'vitest';
import { aQuickEvaluation, anEvaluationMedium } from '../../../../tests/support/builders/quick-evaluation.ts';
import { shownMedia } from './shown-media.ts';

const older = aQuickEvaluation({
  evaluationId: 'older',
  startedAtUnix: 1,
  media: [anEvaluationMedium({ attachmentId: 'p1' }), anEvaluationMedium({ attachmentId: 's1', kind: 'sound' })],
});
const newer = aQuickEvaluation({
  evaluationId: 'newer',
  startedAtUnix: 2,
  media: [anEvaluationMedium({ attachmentId: 'p2' })],
});
const empty = aQuickEvaluation({ evaluationId: 'empty', startedAtUnix: 3 });

describe('the gallery of a group', () => {
  it.each([
    [
      'without filters',
      {},
      [
        ['newer', 'p2'],
        ['older', 'p1', 's1'],
      ],
    ],
    ['of one kind', { kind: 'sound' }, [['older', 's1']]],
    ['of one evaluation', { evaluationId: 'newer' }, [['newer', 'p2']]],
    ['of a kind that an evaluation has not', { kind: 'sound', evaluationId: 'newer' }, []],
  ])('%s shows evaluations with such media, the latest first', (_what, filters, expected) => {
    const shown = shownMedia([older, newer, empty], { kind: null, evaluationId: null, ...filters });
    expect(
      shown.map(({ evaluation, media }) => [evaluation.evaluationId, ...media.map((one) => one.attachmentId)]),
    ).toEqual(expected);
  });
});
