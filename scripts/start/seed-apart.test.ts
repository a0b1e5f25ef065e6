import { expect, it } from 'vitest';
import { seedApart } from './seed-apart.ts';

it('a seed that cannot reach its database fails with the reason, and its process is gone', async () => {
  const nowhere = '127.0.0.1:9';
  const order = {
    ...{ firestoreHost: nowhere, authHost: nowhere, storageHost: null },
    ...({ projectId: 'demo-nowhere', scale: 'small', nowMs: Date.UTC(2026, 0, 1), rest: 'everything' } as const),
  };
  const { written, pictures } = seedApart(order, () => undefined);
  const reason = /^The seed failed: .*(?:ECONNREFUSED|connect|network)/is;
  await expect(written).rejects.toThrow(reason);
  await expect(pictures).rejects.toThrow(reason);
});
