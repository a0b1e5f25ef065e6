import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerSchema } from '../../src/domain/callables/answer.ts';
import { getSignedUrlContract } from '../../src/domain/callables/pictures.ts';
import { createPictureCast, outcomeOf, type PictureAnswer, place, type PictureCast } from './support/files.ts';
import { createPerson, type Person } from './support/park.ts';
import { type Browser, openBrowser } from './support/suite.ts';

const HOUR = 3_600_000;
let cast: PictureCast;
let parkAdminElsewhere: Person;
let paths: Record<'sector' | 'enclosure' | 'person' | 'logo' | 'export' | 'foreignExport', string>;

beforeAll(async () => {
  cast = await createPictureCast();
  parkAdminElsewhere = await createPerson(cast.otherZooId, { userRight: 'admin' });
  paths = {
    sector: `${cast.zooId}/sectors/${cast.sectorId}/a.jpg`,
    enclosure: `${cast.zooId}/enclosures/${cast.enclosureId}/thumbnails/a.jpg`,
    person: `${cast.zooId}/users/${cast.keeper.userId}/a.jpg`,
    logo: `${cast.zooId}/logo/a.jpg`,
    export: `${cast.zooId}/exports/${cast.keeper.userId}/tâches.csv`,
    foreignExport: `${cast.otherZooId}/exports/${cast.keeper.userId}/a.csv`,
  };
  await Promise.all(Object.values(paths).map((path) => place(path, `content of ${path}`, 'text/plain')));
  await place(`${cast.smallZooId}/sectors/${cast.smallSectorId}/a.jpg`);
  await place(`${cast.smallZooId}/logo/a.jpg`);
  await place(`${cast.demoZooId}/sectors/${cast.demoSectorId}/a.jpg`);
});
afterAll(async () => {
  await parkAdminElsewhere.close();
  await cast.close();
});

// Over the wire: signing needs the account that the suite gives to the functions' own process.
const sign = async (who: Browser, storageRef: string) =>
  (await who.callOverWire('getSignedUrl', { storageRef })) as unknown as PictureAnswer;
const outcome = async (who: Browser, path: string) => outcomeOf(await sign(who, path));

describe('a signed address', () => {
  it('shows the file without any sign-in, for one hour', async () => {
    const before = Date.now();
    const answer = await sign(cast.keeper, paths.sector);
    expect(answerSchema(getSignedUrlContract.data).parse(answer)).toEqual(answer);
    const { url = '', expiresAtUnix = 0 } = answer.data ?? {};
    expect(expiresAtUnix).toBeGreaterThanOrEqual(before + HOUR);
    expect(expiresAtUnix).toBeLessThanOrEqual(Date.now() + HOUR);
    expect(new URL(url).searchParams.get('X-Goog-Expires')).toMatch(/^3(600|599)$/);
    expect(await (await fetch(url)).text()).toBe(`content of ${paths.sector}`);
  });

  it('is nothing for another file, nor without its signature, nor after its hour', async () => {
    const { url = '' } = (await sign(cast.keeper, paths.sector)).data ?? {};
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
    const expired = url.replace(/X-Goog-Date=\d{8}/, 'X-Goog-Date=20200101');
    expect((await fetch(expired)).ok).toBe(false);
  });

  it('of an export makes the browser save it as a file, not show it', async () => {
    const { url = '' } = (await sign(cast.keeper, paths.export)).data ?? {};
    const response = await fetch(url);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(await response.text()).toBe(`content of ${paths.export}`);
  });
});

describe('an address is signed', () => {
  const PARK = 'generic/permission-denied';
  it.each([
    ['keeper', 'done', 'done', 'done'],
    ['lead', 'done', 'done', 'generic/permission-denied'],
    ['admin', 'done', 'done', 'done'],
    ['guest', 'done', 'done', 'done'],
    ['staff', 'done', 'done', 'done'],
    ['pedago', PARK, 'done', 'generic/permission-denied'],
    ['stranger', 'file/foreign', 'file/foreign', 'file/foreign'],
    ['small', 'file/foreign', 'file/foreign', 'file/foreign'],
    ['visitor', 'file/foreign', 'file/foreign', 'file/foreign'],
    ['disabled', 'auth/disabled', 'auth/disabled', 'auth/disabled'],
    ['unaccepted', 'auth/terms-not-accepted', 'auth/terms-not-accepted', 'auth/terms-not-accepted'],
  ] as const)(
    'for %s: of park data %s, of people and the logo %s, of a keeper’s export %s',
    async (who, park, people, exported) => {
      expect(await outcome(cast[who], paths.sector)).toBe(park);
      expect(await outcome(cast[who], paths.enclosure)).toBe(park);
      expect(await outcome(cast[who], paths.person)).toBe(people);
      expect(await outcome(cast[who], paths.logo)).toBe(people);
      expect(await outcome(cast[who], paths.export)).toBe(exported);
    },
  );

  it('for nobody who is not signed in', async () => {
    const nobody = openBrowser();
    for (const path of Object.values(paths)) expect(await outcome(nobody, path)).toBe('auth/session-expired');
    await nobody.close();
  });

  it('in demonstration mode, which only reads', async () => {
    expect(await outcome(cast.visitor, `${cast.demoZooId}/sectors/${cast.demoSectorId}/a.jpg`)).toBe('done');
  });

  it('in a discovery establishment for its logo, not for park data', async () => {
    expect(await outcome(cast.small, `${cast.smallZooId}/logo/a.jpg`)).toBe('done');
    expect(await outcome(cast.small, `${cast.smallZooId}/sectors/${cast.smallSectorId}/a.jpg`)).toBe(PARK);
    expect(await outcome(cast.staff, `${cast.smallZooId}/sectors/${cast.smallSectorId}/a.jpg`)).toBe('done');
  });

  it('not for an export of one’s own in an establishment that one can no longer enter', async () => {
    expect(await outcome(cast.keeper, paths.foreignExport)).toBe('file/foreign');
    expect(await outcome(parkAdminElsewhere, paths.foreignExport)).toBe('done');
  });
});

describe('no address is signed', () => {
  it.each([
    () => '',
    () => '/',
    () => '..',
    () => `/${paths.sector}`,
    () => `${paths.sector}/`,
    () => `gs://demo-zoo.appspot.com/${paths.sector}`,
    () => `${cast.zooId}/../${cast.otherZooId}/logo/a.jpg`,
    () => `${cast.zooId}/sectors/${cast.sectorId}/../../../${paths.foreignExport}`,
    () => `${cast.zooId}/private/x/a.jpg`,
    () => `${paths.sector}?alt=media`,
    () => `${paths.sector}\u0000`,
    () => '__proto__/logo/a.jpg',
    () => 'firestore.rules',
  ])('for path %#, which leads nowhere', async (path) => {
    const answer = await sign(cast.staff, path());
    expect(answer.success).toBe(false);
    expect(answer.error?.code).toMatch(/^(file\/foreign|generic\/invalid-input)$/);
  });

  it('for a missing file; only people who may read it learn that it is missing', async () => {
    const missing = `${cast.zooId}/sectors/${cast.sectorId}/none.jpg`;
    expect(await outcome(cast.keeper, missing)).toBe('file/not-found');
    expect(await outcome(cast.stranger, missing)).toBe('file/foreign');
    expect(await outcome(cast.pedago, missing)).toBe(PARK_REFUSED);
  });

  const PARK_REFUSED = 'generic/permission-denied';
});
