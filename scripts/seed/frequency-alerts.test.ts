import { expect, it } from 'vitest';
import { anActiveCampaign } from '../../tests/support/builders/campaign.ts';
import {
  anObservationSession,
  aScanEntry,
  aScanRecord,
  aSessionRecord,
} from '../../tests/support/builders/observation-session.ts';
import { frequencyAlerts } from './frequency-alerts.ts';

const campaign = anActiveCampaign({ expectedFrequencies: [{ code: 'REST', min: null, max: 50 }] });
/** A session of ten sightings, of which some are of rest. */
const session = (visitId: string, endedAtUnix: number, rests: number, invalidReason = '') => ({
  session: anObservationSession({ visitId, status: 'finished', endedAtUnix, invalidReason }),
  records: [
    aSessionRecord({
      entries: Array.from({ length: 10 }, (_, at) =>
        aScanEntry({
          ...{ entryId: `scan-${at}`, number: at + 1 },
          records: [aScanRecord({ code: at < rests ? 'REST' : 'FEED' })],
        }),
      ),
    }),
  ],
});

it('raises one alert for an episode, and resolves it with the first session within the range', () => {
  const sessions = [
    session('back', 3, 5),
    session('first', 1, 8),
    session('longer', 2, 9),
    session('invalid', 4, 10, 'Mauvais enclos'),
    session('again', 5, 6),
  ];
  expect(frequencyAlerts(campaign, sessions, () => ['savanna'])).toMatchObject([
    { visitId: 'first', status: 'resolved', raisedAtUnix: 1, resolvedAtUnix: 3, value: 80, sectorIds: ['savanna'] },
    { visitId: 'again', status: 'active', raisedAtUnix: 5, toldAtUnix: 5, value: 60, expectedMax: 50 },
  ]);
});
