import { describe, expect, it } from 'vitest';
import { anAlert } from '../../../tests/support/builders/alert.ts';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { followPlan } from '../campaign-monitoring/planned-state.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import { SCORE_KINDS } from './evaluation-score.ts';
import { alertChanges, missedEpisodes, raisesAlerts } from './campaign-alerts.ts';

const TUESDAY = Date.parse('2026-05-05T08:00:00Z');
const WEDNESDAY = TUESDAY + 86_400_000;
/** 00:00 in Paris. */
const MIDNIGHT = Date.parse('2026-05-05T22:00:00Z');
const planned = { plannedId: '1-1-1', enclosureId: 'enclosure-1', observerId: 'keeper-1', atUnix: TUESDAY };
const campaign = anActiveCampaign({ plan: [planned] });

const missed = (now: number, sessions: readonly ObservationSession[] = [], of: Partial<typeof campaign> = {}) => {
  const changed = { ...campaign, ...of };
  return missedEpisodes(changed, followPlan(changed, sessions, now).followed);
};

describe('the alerts of a campaign', () => {
  it('are of missed observations in a welfare follow-up alone, and of agreement where a least one is set', () => {
    const raises = (type: 'welfare' | 'training' | 'pedagogical', minAgreement: number | null) => {
      const one = anActiveCampaign({ type, minAgreement, launchedAtUnix: 1 });
      return [raisesAlerts(one, 'observationMissed'), raisesAlerts(one, 'agreementLow')];
    };
    expect(raises('welfare', null)).toEqual([true, false]);
    expect(raises('welfare', 0.6)).toEqual([true, true]);
    expect(raises('training', 0)).toEqual([false, true]);
    expect(raises('pedagogical', null)).toEqual([false, false]);
    const draft = anActiveCampaign({
      expectedFrequencies: [{ code: 'REST', min: 1, max: null }],
      launchedAtUnix: null,
    });
    expect(raisesAlerts(draft, 'observationMissed')).toBe(false);
    expect(raisesAlerts(draft, 'behaviourOutOfRange')).toBe(false);
    expect(raisesAlerts({ ...draft, launchedAtUnix: 1 }, 'behaviourOutOfRange')).toBe(true);
    expect(raisesAlerts(anActiveCampaign(), 'behaviourOutOfRange')).toBe(false);
  });

  it('are of low and of high scores, each where that end of their range is set', () => {
    const scored = (minScore: number | null, maxScore: number | null) =>
      SCORE_KINDS.map((kind) => raisesAlerts(anActiveCampaign({ minScore, maxScore }), kind));
    expect(scored(null, null)).toEqual([false, false]);
    expect(scored(0, null)).toEqual([true, false]);
    expect(scored(null, 0)).toEqual([false, true]);
  });

  it('begin when the day of a planned session has passed in Paris without it', () => {
    expect(missed(MIDNIGHT - 1)).toEqual([]);
    expect(missed(MIDNIGHT)).toMatchObject([
      {
        ...{ kind: 'observationMissed', campaignId: 'campaign-1', enclosureId: 'enclosure-1', plannedId: '1-1-1' },
        ...{ observerId: 'keeper-1', occurredAtUnix: TUESDAY, value: null },
      },
    ]);
  });

  it('are none of a session that somebody began, afterwards too', () => {
    expect(missed(WEDNESDAY, [anObservationSession({ plannedId: '1-1-1', isDeferred: true })])).toEqual([]);
  });

  it('are none of missed sessions in training campaigns', () => {
    expect(missed(WEDNESDAY, [], { type: 'training', minAgreement: 0.6 })).toEqual([]);
  });

  it('have one id for one episode, and another when the session is planned again', () => {
    const again = { plan: [{ ...planned, atUnix: WEDNESDAY }] };
    const ids = [missed(MIDNIGHT), missed(WEDNESDAY), missed(WEDNESDAY * 2, [], again)].map(([one]) => one?.alertId);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('are raised for new episodes and resolved without one', () => {
    const [episode] = missed(MIDNIGHT);
    const known = anAlert({ ...episode });
    const over = anAlert({ alertId: 'over' });
    expect(alertChanges(missed(MIDNIGHT), [])).toEqual({ raise: [episode], resolve: [] });
    expect(alertChanges(missed(MIDNIGHT), [known, over])).toEqual({ raise: [], resolve: [over] });
  });
});
