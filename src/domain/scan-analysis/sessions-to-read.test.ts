import { expect, it } from 'vitest';
import { sessionsToRead } from './sessions-to-read.ts';

const heads = [
  { visitId: 'old', startedAtUnix: 1, doneCount: 4 },
  { visitId: 'new', startedAtUnix: 3, doneCount: 5 },
  { visitId: 'middle', startedAtUnix: 2, doneCount: 6 },
];
const idsFor = (most: number | null) => sessionsToRead(heads, most).heads.map(({ visitId }) => visitId);

it('reads the latest sessions until they hold the scans that are asked for', () => {
  expect(idsFor(5)).toEqual(['new']);
  expect(idsFor(6)).toEqual(['new', 'middle']);
  expect(idsFor(11)).toEqual(['new', 'middle']);
  expect(idsFor(12)).toEqual(['new', 'middle', 'old']);
});

it('reads all of them without a limit, and tells the scans of all', () => {
  expect(idsFor(null)).toEqual(['new', 'middle', 'old']);
  expect(sessionsToRead(heads, 1).scansFound).toBe(15);
});

it('reads nothing where there is no session', () => {
  expect(sessionsToRead([], 1_000)).toEqual({ heads: [], scansFound: 0 });
});

it('reads sessions that began together in the order of their ids, however they arrive', () => {
  const together = ['b', 'B', 'a'].map((visitId) => ({ visitId, startedAtUnix: 1, doneCount: 4 }));
  const read = (some: typeof together) => sessionsToRead(some, 8).heads.map(({ visitId }) => visitId);
  expect(read(together)).toEqual(['B', 'a']);
  expect(read(together.toReversed())).toEqual(['B', 'a']);
});
