import { expect, test } from 'vitest';
import type { StoredDocument } from '../contract.ts';
import { CommitHistory, KEPT_BYTES } from './history.ts';

function stored(name: string, version: bigint): StoredDocument {
  return { name, createTime: version, updateTime: version, fields: {} };
}

const MINUTE = 60_000_000n;

test('several changes of one document count as one, from its first state to its last', () => {
  const history = new CommitHistory(0n);
  const [one, two, three] = [stored('a', 1n), stored('a', 2n), stored('a', 3n)];
  history.record({ database: 'd', bytesBefore: 0, version: 1n, changes: [{ name: 'a', before: null, after: one }] });
  history.record({ database: 'd', bytesBefore: 0, version: 2n, changes: [{ name: 'a', before: one, after: two }] });
  history.record({ database: 'd', bytesBefore: 0, version: 3n, changes: [{ name: 'a', before: two, after: three }] });
  expect(history.since(1n, 3n)).toEqual([{ name: 'a', before: one, after: three }]);
  expect(history.since(3n, 3n)).toEqual([]);
});

test('the history knows nothing of the time before the log, the future and the distant past', () => {
  const history = new CommitHistory(100n);
  expect(history.since(99n, 100n)).toBeNull();
  expect(history.since(101n, 100n)).toBeNull();
  expect(history.since(100n, 100n + 31n * MINUTE)).toBeNull();
});

test('old commits are dropped, and older versions are unknown from then on', () => {
  const history = new CommitHistory(0n);
  history.record({ database: 'd', bytesBefore: 0, version: 1n, changes: [] });
  history.record({ database: 'd', bytesBefore: 0, version: 40n * MINUTE, changes: [] });
  expect(history.since(0n, 2n)).toBeNull();
  expect(history.since(1n, 2n)).toEqual([]);
});

test('a log of twenty thousand changes keeps them all and drops the oldest commits for each further one', () => {
  const history = new CommitHistory(0n);
  const changes = [{ name: 'a', before: null, after: null }];
  for (let version = 1n; version <= 20_000n; version += 1n)
    history.record({ database: 'd', bytesBefore: 0, version, changes });
  expect(history.since(0n, 20_000n)).toHaveLength(1);
  history.record({ database: 'd', bytesBefore: 0, version: 20_001n, changes });
  expect(history.since(0n, 20_001n)).toBeNull();
  expect(history.since(1n, 20_001n)).toHaveLength(1);
  for (let version = 20_002n; version <= 70_000n; version += 1n) {
    history.record({
      database: 'd',
      bytesBefore: 0,
      version,
      changes: [{ ...changes[0], name: `n${version}`, before: null, after: null }],
    });
  }
  expect(history.since(49_999n, 70_000n)).toBeNull();
  expect(history.since(50_000n, 70_000n)).toHaveLength(20_000);
  expect(history.since(69_998n, 70_000n)?.map(({ name }) => name)).toEqual(['n69999', 'n70000']);
});

test.each([
  ['under', -1, true],
  ['at', 0, true],
  ['over', 1, false],
])('a log %s its limit of bytes reaches back to its start: %s more, %s', (_, more, reachesBack) => {
  const history = new CommitHistory(0n);
  const record = (version: bigint, bytesBefore: number): void =>
    history.record({ database: 'd', version, bytesBefore, changes: [{ name: 'a', before: null, after: null }] });
  record(1n, 1000);
  record(2n, KEPT_BYTES - 1000 + more);
  expect(history.since(0n, 2n) !== null).toBe(reachesBack);
  expect(history.since(1n, 2n)).toHaveLength(1);
  record(3n, 1000);
  expect(history.since(0n, 3n)).toBeNull();
});

test('a commit that is larger than the log is not kept, and later ones are', () => {
  const history = new CommitHistory(0n);
  const changes = [{ name: 'a', before: null, after: null }];
  history.record({ database: 'd', version: 1n, bytesBefore: KEPT_BYTES + 1, changes });
  expect(history.since(0n, 1n)).toBeNull();
  expect(history.since(1n, 1n)).toEqual([]);
  history.record({ database: 'd', version: 2n, bytesBefore: KEPT_BYTES, changes });
  expect(history.since(1n, 2n)).toHaveLength(1);
});
