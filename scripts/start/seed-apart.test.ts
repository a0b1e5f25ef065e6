import { expect, it } from 'vitest';
import { seedApart } from './seed-apart.ts';

it('a seed that cannot reach its database fails with the reason, and its process is gone', async () => {
  const nowhere = '127.0.0.1:9';
  const order = {
    ...{ firestoreHost: nowhere, authHost: nowhere, storageHost: null },
    ...({ projectId: 'demo-nowhere', scale: 'small', nowMs: Date.UTC(2026, 0, 1) } as const),
  };
  await expect(seedApart(order, () => undefined)).rejects.toThrow(
    /^The seed failed: .*(?:ECONNREFUSED|connect|network)/is,
  );
});
