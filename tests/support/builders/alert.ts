import { type Alert, NO_CAUSE } from '../../../src/domain/alerts/alert.ts';

/** 10:00 in Paris on Tuesday 5 May 2026. */
const PLANNED = Date.parse('2026-05-05T08:00:00Z');

/** Returns the active alert of a missed session, changed by `differences`. */
export function anAlert(differences: Partial<Alert> = {}): Alert {
  return {
    ...NO_CAUSE,
    ...{ alertId: 'alert-1', zooId: 'zoo-1', kind: 'observationMissed', status: 'active', campaignId: 'campaign-1' },
    ...{ enclosureId: 'enclosure-1', sectorIds: ['sector-1'], plannedId: '1-1-1' },
    ...{ observerId: 'keeper-1', occurredAtUnix: PLANNED },
    ...{ raisedAtUnix: PLANNED + 86_400_000, toldAtUnix: null, acknowledgedBy: null, acknowledgedAtUnix: null },
    ...{ reason: '', resolvedAtUnix: null },
    ...differences,
  };
}

/** Returns the active alert of a second opinion that agrees too little with the first session. */
export function anAgreementAlert(differences: Partial<Alert> = {}): Alert {
  return anAlert({
    ...{ alertId: 'agreement-second', kind: 'agreementLow', plannedId: null, visitId: 'second' },
    ...{ value: 0.4, expectedMin: 0.7 },
    ...differences,
  });
}
