import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPark, createPerson, type Person } from './support/park.ts';
import { openBrowser } from './support/suite.ts';

let staff: Person;

beforeAll(async () => {
  const zooId = await createPark({ isProvider: true, zooTiers: 'global' });
  staff = await createPerson(zooId, { akongoStaff: true, userRight: 'superAdmin' });
});
afterAll(() => staff.close());

it('an environment without a key answers nobody', async () => {
  const nobody = openBrowser();
  for (const key of ['', 'undefined', 'k'.repeat(64)]) {
    const { status, text } = await nobody.post('syncBack', JSON.stringify({ key }));
    expect(status).toBe(404);
    expect(JSON.parse(text)).toEqual({ success: false, error: { code: 'sync/not-configured' } });
  }
  await nobody.close();
});

it('an environment without another one copies nothing', async () => {
  expect(await staff.call('importReferenceData', { key: 'k'.repeat(64) })).toEqual({
    success: false,
    error: { code: 'sync/not-configured' },
  });
});
