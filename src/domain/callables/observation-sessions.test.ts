import { expect, it } from 'vitest';
import { anImportedSession } from '../../../tests/support/builders/imported-session.ts';
import {
  IMPORT_ENTRIES_A_CALL,
  IMPORT_SESSIONS_A_CALL,
  importSessionsContract,
  invalidateSessionContract,
} from './observation-sessions.ts';

it('an invalidation has a reason of at most 5,000 characters, and nothing else', () => {
  const takes = (request: object) => invalidateSessionContract.request.safeParse(request).success;
  expect(takes({ visitId: 'v', reason: 'x'.repeat(5_000) })).toBe(true);
  expect(takes({ visitId: 'v', reason: 'x'.repeat(5_001) })).toBe(false);
  expect(takes({ visitId: 'v', reason: 'x', by: 'me' })).toBe(false);
  expect(takes({ reason: 'x' })).toBe(false);
});

it('an import has one to ten sessions with at most 6,000 entries in all', () => {
  const takes = (count: number, events = 0, answers = 0) => {
    const event = { animalId: 'a', action: 'point' as const, code: 'R', modifiers: [], atUnix: 1 };
    const context = Array.from({ length: answers }, () => ({ answers: [], atUnix: 1 }));
    const session = anImportedSession({ scans: [], events: Array.from({ length: events }, () => event), context });
    const sessions = Array.from({ length: count }, () => session);
    return importSessionsContract.request.safeParse({ zooId: 'z', fileName: 'a.csv', sessions }).success;
  };
  expect([takes(0), takes(1), takes(IMPORT_SESSIONS_A_CALL), takes(IMPORT_SESSIONS_A_CALL + 1)]).toEqual([
    ...[false, true, true, false],
  ]);
  expect([takes(3, IMPORT_ENTRIES_A_CALL / 3), takes(3, IMPORT_ENTRIES_A_CALL / 3 + 1)]).toEqual([true, false]);
  expect([takes(3, IMPORT_ENTRIES_A_CALL / 3 - 1, 1), takes(3, IMPORT_ENTRIES_A_CALL / 3, 1)]).toEqual([true, false]);
});
