import { expect, it } from 'vitest';
import { anObservationSession, aScanEntry, aScanRecord } from '../../../tests/support/builders/observation-session.ts';
import { DEFAULT_PARAMETERS } from '../analysis/default-parameters.ts';
import { analyseSessions } from './analyse-sessions.ts';

const question = {
  ground: { animals: [{ animalId: 'ada', speciesId: 'lion' }], codes: ['REST', 'WALK'], areas: [], zones: [] },
  filters: { fromMs: null, beforeMs: null, hours: null, animalIds: [], codes: [], most: null },
  parameters: DEFAULT_PARAMETERS,
};

it('analyses the scans of several sessions as one sample', () => {
  const session = (visitId: string, code: string) => ({
    ...anObservationSession({ visitId, animalIds: ['ada'] }),
    scans: [aScanEntry({ records: [aScanRecord({ code })] })],
  });
  const { analysis, counts } = analyseSessions([session('v1', 'REST'), session('v2', 'WALK')], question);
  expect(counts).toMatchObject({ sessions: 2, scans: 2 });
  expect(analysis.diversity.overall.shannon).toBeCloseTo(Math.LN2, 12);
});

it('has no value without a session', () => {
  expect(analyseSessions([], question).analysis.diversity.overall.shannon).toBeNull();
});
