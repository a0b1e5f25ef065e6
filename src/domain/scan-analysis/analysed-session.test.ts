import { expect, it } from 'vitest';
import {
  anObservationSession,
  aScanEntry,
  aSessionRecord,
} from '../../../tests/support/builders/observation-session.ts';
import { analysedSession, isAnalysed } from './analysed-session.ts';

it.each([
  ['finished', { status: 'finished' as const }, true],
  ['interrupted', { status: 'interrupted' as const }, true],
  ['running', { status: 'running' as const }, false],
  ['invalid', { status: 'finished' as const, invalidReason: 'wrong enclosure' }, false],
  ['a second opinion', { status: 'finished' as const, secondOf: 'visit-0' }, false],
  ['known answers', { status: 'finished' as const, isKnownAnswer: true }, false],
  ['focal', { status: 'finished' as const, method: 'focal' as const }, false],
])('a session that is %s counts: %s', (_, differences, counts) => {
  expect(isAnalysed(anObservationSession(differences), 'scan')).toBe(counts);
});

it('a focal session counts among focal sessions', () => {
  expect(isAnalysed(anObservationSession({ status: 'finished', method: 'focal' }), 'focal')).toBe(true);
});

it('keeps the corrected scan of two with one number', () => {
  const corrected = aScanEntry({ entryId: 'scan-1b', atUnix: aScanEntry().atUnix + 1_000 });
  const { scans } = analysedSession(anObservationSession(), [aSessionRecord({ entries: [aScanEntry(), corrected] })]);
  expect(scans.map(({ entryId }) => entryId)).toEqual(['scan-1b']);
});
