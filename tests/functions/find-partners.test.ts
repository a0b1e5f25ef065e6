import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPartners } from '../../functions/src/animal-shares/find-partners.ts';
import { MAX_ACTS_AN_HOUR } from '../../src/domain/notifications/send-limits.ts';
import { type AnimalPark, createAnimalPark } from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { createPark } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { database } from './support/suite.ts';

let park: AnimalPark;
beforeAll(async () => {
  park = await createAnimalPark();
});
afterAll(async () => {
  await park.close();
  await closeAll();
});

describe('the search for partners', () => {
  const find = (search: string, by = park.people.admin.userId) =>
    callInProcess(findPartners, by, { zooId: park.zooId, search });

  it('answers names and no further fields, and neither the own establishment nor the demonstration', async () => {
    const word = `Zq${Date.now().toString(36)}`;
    const [partnerId] = await Promise.all([
      createPark({ zooName: `Réserve ${word}`, type: 'lab' }),
      createPark({ zooName: `Démo ${word}`, isDemo: true }),
      createPark({ zooName: `Petit ${word}`, zooTiers: 'discovery' }),
    ]);
    expect(await find(`reserve ${word.toUpperCase()}`)).toEqual({
      success: true,
      data: { partners: [{ partnerId, name: `Réserve ${word}`, type: 'lab' }] },
    });
    expect(await find(word.slice(0, 2))).toEqual({ success: true, data: { partners: [] } });
  });

  it.each([
    ['keeper', 'generic/permission-denied'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is refused to a %s: %s', async (who, expected) => {
    expect(outcomeOf(await find('parc', park.people[who].userId))).toBe(expected);
  });

  it('answers a person a hundred times an hour, and not once more', async () => {
    const { userId } = await person(park.zooId, { userRight: 'admin' });
    await database.doc(`sendingActs/${userId}-partnerSearch`).set({
      acts: Array.from({ length: MAX_ACTS_AN_HOUR.partnerSearch - 1 }, (_unused, at) => ({
        id: `${at}`,
        atUnix: Date.now(),
      })),
      lastAtUnix: Date.now(),
    });
    expect(outcomeOf(await find('parc', userId))).toBe('done');
    expect(outcomeOf(await find('parc', userId))).toBe('generic/too-many-requests');
  });
});
