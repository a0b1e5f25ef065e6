import { describe, expect, it } from 'vitest';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { followSubjects } from './followed-subjects.ts';

const at = (iso: string) => Date.parse(iso);
/** Four weeks from Monday 4 May 2026, one evaluation in each. */
const campaign = anActiveCampaign({ enclosureIds: ['plain', 'pond'], evaluationFrequency: 'weekly' });
const evaluation = (evaluationId: string, began: string, differences = {}) =>
  aCampaignEvaluation({
    ...{ evaluationId, subjectId: 'plain', status: 'finished' },
    ...{ startedAtUnix: at(began), finishedAtUnix: at(began) + 60_000, ...differences },
  });
/** In the third week. */
const NOW = at('2026-05-20T10:00:00Z');
const followed = (evaluations: Parameters<typeof followSubjects>[1], of = campaign, now = NOW) =>
  followSubjects(of, evaluations, now).map(({ id, state, planned, done, missed, status }) => ({
    ...{ id, state, numbers: [planned, done, missed], status },
  }));

describe('the animals and enclosures that a campaign follows', () => {
  it('have a goal of one evaluation in each period that is over', () => {
    const found = followed([evaluation('a', '2026-05-05T10:00:00Z'), evaluation('b', '2026-05-13T10:00:00Z')]);
    expect(found).toEqual([
      { id: 'plain', state: 'open', numbers: [2, 2, 0], status: 'achieved' },
      { id: 'pond', state: 'open', numbers: [2, 0, 2], status: 'not_achieved' },
    ]);
  });
  it('are done in the present period by an evaluation that was begun in it, which counts ahead', () => {
    const [plain] = followed([evaluation('a', '2026-05-18T10:00:00Z')]);
    expect(plain).toEqual({ id: 'plain', state: 'done', numbers: [3, 1, 2], status: 'not_achieved' });
  });
  it('reach no second period by two evaluations in one', () => {
    const [plain] = followed([evaluation('a', '2026-05-05T10:00:00Z'), evaluation('b', '2026-05-06T10:00:00Z')]);
    expect(plain?.numbers).toEqual([2, 1, 1]);
  });
  it('count an evaluation for the period in which it was begun, wherever it ended', () => {
    const late = evaluation('a', '2026-05-17T20:00:00Z', { finishedAtUnix: at('2026-05-18T08:00:00Z') });
    expect(followed([late])[0]).toMatchObject({ state: 'open', numbers: [2, 1, 1] });
  });
  it('are running while an evaluation is, which counts for nothing', () => {
    const running = evaluation('a', '2026-05-18T10:00:00Z', { status: 'running', finishedAtUnix: null });
    expect(followed([running])[0]).toMatchObject({ state: 'running', numbers: [2, 0, 2] });
  });
  it('are neither evaluated nor running by a second opinion, which stands apart', () => {
    const first = evaluation('a', '2026-05-05T10:00:00Z');
    const given = evaluation('b', '2026-05-13T10:00:00Z', { secondOf: 'a' });
    const begun = evaluation('c', '2026-05-18T10:00:00Z', { secondOf: 'a', status: 'running', finishedAtUnix: null });
    const [plain] = followSubjects(campaign, [first, given, begun], NOW);
    expect(plain).toMatchObject({ state: 'open', planned: 2, done: 1, running: null });
    expect([plain?.finished, plain?.seconds]).toEqual([[first], [given, begun]]);
  });
  it('that the campaign does not concern are unexpected', () => {
    const other = evaluation('a', '2026-05-05T10:00:00Z', { subjectId: 'barn' });
    expect(followed([other]).at(-1)).toMatchObject({ id: 'barn', numbers: [0, 1, 0], status: 'unexpected' });
  });
  it('have nothing planned after a stop, nor before the first day', () => {
    const stopped = { ...campaign, status: 'stopped' as const, stoppedAtUnix: at('2026-05-12T10:00:00Z') };
    expect(followed([], stopped)[0]).toMatchObject({ numbers: [1, 0, 1] });
    expect(followed([], campaign, at('2026-05-01T10:00:00Z'))[0]).toMatchObject({
      ...{ numbers: [0, 0, 0], status: null, state: 'open' },
    });
  });
  it('have their finished evaluations by the instant of their end, the latest first', () => {
    const [plain] = followSubjects(
      campaign,
      [evaluation('a', '2026-05-05T10:00:00Z'), evaluation('b', '2026-05-13T10:00:00Z')],
      NOW,
    );
    expect(plain?.finished.map(({ evaluationId }) => evaluationId)).toEqual(['b', 'a']);
  });
});
