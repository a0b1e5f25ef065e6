import { expect, test } from 'vitest';
import type { SeedDocument } from '../seed/seed-document.ts';
import { documentsOf } from './seed-states.ts';

const NOW = Date.parse('2025-01-15T09:00:00Z');
const open = (documents: readonly SeedDocument[]) =>
  documents.filter(
    ({ path, data }) => path.startsWith('tasks/') && ['OPEN', 'IN_PROGRESS'].includes(String(data['status'])),
  );
// The few tasks of automations are the same in every size.
const done = (documents: readonly SeedDocument[]) =>
  documents.filter(
    ({ path, data }) => path.startsWith('tasks/') && data['status'] === 'DONE' && data['automationId'] === null,
  );

test('a long history has ten times the finished tasks beside the same open ones', () => {
  const small = documentsOf('small', NOW);
  const long = documentsOf('long history', NOW);
  expect(open(long)).toEqual(open(small));
  expect(done(long)).toHaveLength(10 * done(small).length);
  expect(new Set(long.map(({ path }) => path)).size).toBe(long.length);
});

test('a large day has the same 3,000 unfinished tasks beside a short and a long history', () => {
  const [short, long] = [documentsOf('large', NOW), documentsOf('large, long history', NOW)];
  const ofLargest = ({ path }: SeedDocument) => path.includes('zoo-fullcare--unfinished');
  expect(open(long).filter(ofLargest)).toHaveLength(3_000);
  expect(open(long)).toEqual(open(short));
  expect(done(long).length - done(short).length).toBe(90_000);
  expect(
    new Set(
      open(short)
        .filter(ofLargest)
        .map(({ data }) => data['sectorId']),
    ).size,
  ).toBe(20);
});
