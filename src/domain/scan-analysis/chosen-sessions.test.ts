import { expect, it } from 'vitest';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { chosenSessions, type SessionChoice } from './chosen-sessions.ts';

const heads = [1, 2].map((at) =>
  anObservationSession({
    ...{ visitId: `v${at}`, startedAtUnix: at * 10, endedAtUnix: at * 10 + 5, doneCount: 3 },
    ...{ enclosureId: `e${at}`, observerId: `o${at}` },
  }),
);
const all: SessionChoice = { enclosureId: null, observerIds: [], fromMs: null, beforeMs: null, most: null };

it.each([
  ['all, the latest first', {}, ['v2', 'v1']],
  ['of an enclosure', { enclosureId: 'e1' }, ['v1']],
  ['of an observer', { observerIds: ['o2'] }, ['v2']],
  ['that end at the first instant or later', { fromMs: 15 }, ['v2', 'v1']],
  ['that do not end before it', { fromMs: 16 }, ['v2']],
  ['that begin before the first instant that is too late', { beforeMs: 20 }, ['v1']],
  ['as many as hold the scans', { most: 3 }, ['v2']],
] as const)('a question chooses the sessions %s', (_words, choice, expected) => {
  expect(chosenSessions(heads, { ...all, ...choice }).heads.map(({ visitId }) => visitId)).toEqual(expected);
});
