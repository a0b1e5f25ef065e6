import type { Campaign, ExpectedFrequency } from '../campaigns/campaign.ts';
import { countedScans } from '../observation-sessions/counted-scans.ts';
import type { ObservationSession, SessionRecord } from '../observation-sessions/session.ts';
import { type Episode, NO_CAUSE } from './alert.ts';
import { occurredAt } from './session-agreement.ts';

/** The sightings below which a session says nothing about frequencies. */
export const MIN_SIGHTINGS = 10;

type Watched = Pick<
  ObservationSession,
  | 'visitId'
  | 'enclosureId'
  | 'observerId'
  | 'startedAtUnix'
  | 'endedAtUnix'
  | 'method'
  | 'status'
  | 'secondOf'
  | 'isKnownAnswer'
>;

/** The frequency of a behaviour in a session, in percent, beside the expected one. */
export type FoundFrequency = {
  readonly expected: ExpectedFrequency;
  readonly percent: number;
  readonly isExpected: boolean;
};

/** Returns whether the frequencies of a session are watched: it is a finished session of scans that repeats no other one and holds no known answers. */
export function watchesFrequencies({ method, status, secondOf, isKnownAnswer }: Watched): boolean {
  return method === 'scan' && status === 'finished' && secondOf === null && !isKnownAnswer;
}

/**
 * Returns the frequency of each behaviour that is watched, in percent of the sightings of a session: animals that were not
 * visible, or not looked for, do not count. A behaviour that nobody saw has 0. Empty for fewer sightings than MIN_SIGHTINGS.
 * @source analysis definitions, 2
 */
export function foundFrequencies(
  expectedFrequencies: readonly ExpectedFrequency[],
  records: readonly Pick<SessionRecord, 'entries'>[],
): readonly FoundFrequency[] {
  const codes = countedScans(records).flatMap(({ records: some }) =>
    some.flatMap(({ sighting, code }) => (sighting === 'seen' && code !== null ? [code] : [])),
  );
  if (codes.length < MIN_SIGHTINGS) return [];
  return expectedFrequencies.map((expected) => {
    const percent = (100 * codes.filter((code) => code === expected.code).length) / codes.length;
    const isExpected = percent >= (expected.min ?? 0) && percent <= (expected.max ?? 100);
    return { expected, percent, isExpected };
  });
}

/** Returns the episode that an unexpected frequency begins. */
export function frequencyEpisode(
  { campaignId, zooId }: Pick<Campaign, 'campaignId' | 'zooId'>,
  session: Watched,
  { expected: { code, min, max }, percent }: FoundFrequency,
): Episode {
  const { visitId, enclosureId, observerId } = session;
  return {
    ...NO_CAUSE,
    ...{ alertId: `frequency-${visitId}-${encodeURIComponent(code)}`, zooId, kind: 'behaviourOutOfRange', campaignId },
    ...{ enclosureId, visitId, observerId, behaviourCode: code },
    ...{ occurredAtUnix: occurredAt(session), value: percent, expectedMin: min, expectedMax: max },
  };
}
