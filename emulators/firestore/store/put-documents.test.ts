import { expect, test } from 'vitest';
import { openBackend, OWNER, read, ROOT, set, wire } from '../backend-for-tests.ts';

const kept = (path: string, n: bigint, updateTime = '2020-01-02T00:00:00.000001Z') => ({
  name: `${ROOT}/${path}`,
  fields: { n: wire(n) },
  createTime: '2020-01-01T00:00:00Z',
  updateTime,
});

test('imported documents keep their times and replace what is there', async () => {
  const backend = await openBackend({});
  await backend.commit(OWNER, { writes: [set('c/x', { n: 1n }), set('c/y', { n: 1n })] });
  backend.putDocuments([kept('c/x', 2n)]);
  expect(backend.getDocument(OWNER, `${ROOT}/c/x`)).toEqual(kept('c/x', 2n));
  expect(read(backend, 'c/y')).toEqual({ n: wire(1n) });
  expect(backend.everyDocument().map(({ name }) => name)).toEqual([`${ROOT}/c/x`, `${ROOT}/c/y`]);
});

test('commits after an import have later times than the imported documents', async () => {
  const backend = await openBackend({ now: () => Date.parse('2026-01-01T00:00:00Z') });
  backend.putDocuments([kept('c/x', 2n, '2030-01-01T00:00:00Z')]);
  const { commitTime } = await backend.commit(OWNER, { writes: [set('c/x', { n: 3n })] });
  expect(Date.parse(commitTime)).toBeGreaterThanOrEqual(Date.parse('2030-01-01T00:00:00Z'));
});

test('an unreadable document leaves everything as it was', async () => {
  const backend = await openBackend({});
  expect(() => backend.putDocuments([kept('c/x', 1n), { ...kept('c/y', 1n), fields: { n: {} } }])).toThrow();
  expect(backend.everyDocument()).toEqual([]);
});
