import { describe, expect, it } from 'vitest';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import {
  anObservationSession,
  aScanEntry,
  aScanRecord,
  aSessionRecord,
} from '../../../tests/support/builders/observation-session.ts';
import type { ScanRecord } from '../observation-sessions/session.ts';
import { NO_CAUSE } from './alert.ts';
import { agreementEpisode, isOfKnownAnswers, sessionKappa } from './session-agreement.ts';

type Seen = string | null;
/** One scan for each text; null stands for an animal that was not looked for. */
const recordOf = (codes: readonly Seen[]) => [
  aSessionRecord({
    entries: codes.map((code, at) => aScanEntry({ entryId: `scan-${at}`, number: at + 1, records: [seen(code)] })),
  }),
];
function seen(code: Seen): ScanRecord {
  if (code === null) return aScanRecord({ sighting: 'not_done' });
  return code === 'NV' ? aScanRecord({ sighting: 'not_visible', code: null }) : aScanRecord({ code });
}
const many = (code: string, count: number): string[] => Array.from({ length: count }, () => code);

const campaign = anActiveCampaign({ minAgreement: 0.6 });
const first = anObservationSession({ visitId: 'first', status: 'finished', endedAtUnix: 10 });
const second = anObservationSession({
  ...{ visitId: 'second', secondOf: 'first', observerId: 'auditor-1', status: 'finished', endedAtUnix: 20 },
});

describe('the agreement of a second opinion', () => {
  it('is the kappa of the definitions: 0.4 for [[20, 5], [10, 15]]', () => {
    const one = [...many('REST', 25), ...many('FEED', 25)];
    const other = [...many('REST', 20), ...many('FEED', 5), ...many('REST', 10), ...many('FEED', 15)];
    expect(sessionKappa(recordOf(one), recordOf(other))).toBeCloseTo(0.4, 9);
  });

  it('counts an animal that was not visible, and leaves out an animal that somebody did not look for', () => {
    expect(sessionKappa(recordOf(['REST', 'NV', null]), recordOf(['REST', 'NV', 'FEED']))).toBe(1);
    expect(sessionKappa(recordOf(['REST', 'NV', 'FEED']), recordOf(['REST', 'FEED', 'FEED']))).toBeLessThan(1);
  });

  it('is unknown without common scans, and where both saw one behaviour only', () => {
    expect(sessionKappa(recordOf(['REST', 'FEED']), recordOf([]))).toBeNull();
    expect(sessionKappa(recordOf(['REST', 'REST']), recordOf(['REST', 'REST']))).toBeNull();
  });

  it('raises an alert below the least agreement of the campaign, and none at it', () => {
    expect(agreementEpisode(campaign, first, second, 0.6)).toBeNull();
    expect(agreementEpisode(campaign, first, second, null)).toBeNull();
    expect(agreementEpisode({ ...campaign, minAgreement: null }, first, second, 0)).toBeNull();
    expect(agreementEpisode(campaign, first, second, 0.599)).toEqual({
      ...NO_CAUSE,
      ...{ alertId: 'agreement-second', zooId: 'zoo-1', kind: 'agreementLow', campaignId: 'campaign-1' },
      ...{ enclosureId: 'enclosure-1', visitId: 'second', observerId: 'keeper-1' },
      ...{ occurredAtUnix: 20, value: 0.599, expectedMin: 0.6 },
    });
  });

  it('judges the observer of the other session where the first one holds known answers', () => {
    const episode = agreementEpisode(campaign, { ...first, isKnownAnswer: true }, second, 0.5);
    expect(episode).toMatchObject({ alertId: 'known-second', visitId: 'second', observerId: 'auditor-1' });
    const ids = ['known-second', 'agreement-second'].map((alertId) => isOfKnownAnswers({ alertId }));
    expect(ids).toEqual([true, false]);
  });
});
