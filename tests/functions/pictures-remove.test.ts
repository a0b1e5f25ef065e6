import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { thumbnailPath } from '../../src/domain/pictures/file-place.ts';
import { ask, createPictureCast, namesUnder, outcomeOf, place, type PictureCast } from './support/files.ts';
import { aJpeg } from './support/picture-files.ts';
import { type Browser, database, openBrowser } from './support/suite.ts';

let cast: PictureCast;
let jpeg: string;

beforeAll(async () => {
  cast = await createPictureCast();
  jpeg = (await aJpeg()).toString('base64');
});
afterAll(() => cast.close());

const remove = async (who: Browser, path: string) => outcomeOf(await ask(who, 'removePicture', { public_id: path }));
const addressOf = (path: string) =>
  `http://127.0.0.1:9199/v0/b/demo-zoo.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;

describe('a picture that is removed', () => {
  it.each(['user', 'zoo', 'sector'] as const)(
    'is gone from the document of its %s, with its thumbnail',
    async (type) => {
      const id = { user: cast.keeper.userId, zoo: cast.zooId, sector: cast.sectorId }[type];
      const answer = await ask(cast.admin, 'uploadProfilePicture', {
        type,
        id,
        zooId: cast.zooId,
        base64picture: jpeg,
      });
      const path = answer.data?.public_id ?? '';
      expect(await ask(cast.admin, 'removePicture', { public_id: path })).toEqual({
        success: true,
        data: { public_id: path },
      });
      const [document, field] = {
        user: [`users/${id}`, 'userProfilePicture'],
        zoo: [`zoo/${id}`, 'logoUrl'],
        sector: [`sectors/${id}`, 'sectorProfilePicture'],
      }[type];
      expect((await database.doc(document!).get()).get(field!)).toBeNull();
      expect(await namesUnder(path)).toEqual([]);
      expect(await namesUnder(thumbnailPath(path))).toEqual([]);
      expect((await fetch(answer.data?.url ?? '')).ok).toBe(false);
    },
  );

  it('of an enclosure is gone from its main picture and its zones, and the others stay', async () => {
    const folder = `${cast.zooId}/enclosures/${cast.enclosureId}`;
    const document = database.doc(`enclosures/${cast.enclosureId}`);
    for (const name of ['main', 'zone', 'other']) await place(`${folder}/${name}.jpg`);
    const zone = (areaId: string, name: string) => ({
      areaId,
      areaName: areaId,
      areaImageUrl: addressOf(`${folder}/${name}.jpg`),
    });
    await document.update({
      enclosureProfilePicture: { uri: '', url: addressOf(`${folder}/main.jpg`), shouldUpload: false },
      areas: [zone('bassin', 'zone'), zone('abri', 'other'), { areaId: 'pré' }],
    });
    expect(await remove(cast.lead, `${folder}/main.jpg`)).toBe('done');
    expect(await remove(cast.lead, `${folder}/zone.jpg`)).toBe('done');
    expect((await document.get()).data()).toMatchObject({
      enclosureProfilePicture: null,
      areas: [{ ...zone('bassin', 'zone'), areaImageUrl: null }, zone('abri', 'other'), { areaId: 'pré' }],
    });
    expect(await namesUnder(folder)).toEqual([`${folder}/other.jpg`]);
  });

  it('that no document names is removed alone', async () => {
    const path = `${cast.zooId}/sectors/${cast.sectorId}/spare.jpg`;
    const named = `${cast.zooId}/sectors/${cast.sectorId}/named.jpg`;
    await Promise.all([place(path), place(named)]);
    const sector = database.doc(`sectors/${cast.sectorId}`);
    await sector.update({ sectorProfilePicture: { url: addressOf(named) } });
    expect(await remove(cast.admin, path)).toBe('done');
    expect((await sector.get()).get('sectorProfilePicture')).toEqual({ url: addressOf(named) });
  });

  it('a picture whose file is gone is removed from its document, once', async () => {
    const path = `${cast.zooId}/sectors/${cast.sectorId}/lost.jpg`;
    await database.doc(`sectors/${cast.sectorId}`).update({ sectorProfilePicture: { url: addressOf(path) } });
    expect(await remove(cast.admin, path)).toBe('done');
    expect(await remove(cast.admin, path)).toBe('picture/not-found');
  });
});

describe('removing', () => {
  let sectorPicture: string;
  let ownPicture: string;
  let logo: string;

  beforeEach(async () => {
    sectorPicture = `${cast.zooId}/sectors/${cast.sectorId}/a.jpg`;
    ownPicture = `${cast.zooId}/users/${cast.keeper.userId}/a.jpg`;
    logo = `${cast.zooId}/logo/a.jpg`;
    await Promise.all([sectorPicture, ownPicture, logo].map((path) => place(path)));
  });

  it.each([
    ['lead', 'done', 'generic/permission-denied', 'generic/permission-denied'],
    ['admin', 'done', 'done', 'done'],
    ['staff', 'done', 'done', 'done'],
    ['keeper', 'generic/permission-denied', 'done', 'generic/permission-denied'],
    ['pedago', 'generic/permission-denied', 'generic/permission-denied', 'generic/permission-denied'],
    ['stranger', 'file/foreign', 'file/foreign', 'file/foreign'],
    ['visitor', 'demo/unauthorized-action', 'demo/unauthorized-action', 'demo/unauthorized-action'],
    ['disabled', 'auth/disabled', 'auth/disabled', 'auth/disabled'],
  ] as const)('by %s: a sector’s picture %s, a keeper’s %s, the logo %s', async (who, sector, person, zoo) => {
    expect(await remove(cast[who], sectorPicture)).toBe(sector);
    expect(await remove(cast[who], ownPicture)).toBe(person);
    expect(await remove(cast[who], logo)).toBe(zoo);
    const left = [sector, person, zoo].map((outcome) => (outcome === 'done' ? 0 : 1));
    expect(
      await Promise.all([sectorPicture, ownPicture, logo].map(async (path) => (await namesUnder(path)).length)),
    ).toEqual(left);
  });

  it('needs somebody who is signed in', async () => {
    const nobody = openBrowser();
    expect(await remove(nobody, logo)).toBe('auth/session-expired');
    await nobody.close();
  });

  it.each([
    () => `${cast.zooId}/exports/${cast.admin.userId}/a.csv`,
    () => `${cast.zooId}/sectors/${cast.sectorId}/thumbnails/a.jpg`,
    () => `${cast.otherZooId}/sectors/${cast.otherSectorId}/a.jpg`,
    () => `${cast.zooId}/sectors/${cast.otherSectorId}/a.jpg`,
    () => `${cast.zooId}/sectors/${cast.sectorId}`,
    () => `${cast.zooId}/sectors/${cast.sectorId}/`,
    () => `${cast.zooId}/sectors/${cast.sectorId}/../../../${cast.otherZooId}/logo/a.jpg`,
    () => `/${logo}`,
    () => 'a.jpg',
    () => '..',
    () => addressOf(logo),
  ])('of path %#, which is no removable picture of theirs, is refused', async (path) => {
    const kept = [
      `${cast.zooId}/exports/${cast.admin.userId}/a.csv`,
      `${cast.zooId}/sectors/${cast.sectorId}/thumbnails/a.jpg`,
      `${cast.otherZooId}/logo/a.jpg`,
    ];
    await Promise.all(kept.map((name) => place(name)));
    const before = await namesUnder('');
    expect(await remove(cast.admin, path())).toMatch(/^(file\/foreign|picture\/not-found)$/);
    expect(await namesUnder('')).toEqual(before);
  });
});
