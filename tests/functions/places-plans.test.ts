import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refreshScanReadiness } from '../../functions/src/places/refresh-scan-readiness.ts';
import { removeArea } from '../../functions/src/places/remove-area.ts';
import { saveArea } from '../../functions/src/places/save-area.ts';
import type { SaveAreaRequest } from '../../src/domain/callables/enclosure-plans.ts';
import { ELEVATIONS, type Enclosure } from '../../src/domain/enclosures/enclosure.ts';
import type { Zone } from '../../src/domain/enclosures/zone.ts';
import { type AnimalPark, createAnimalPark, createEnclosure } from './support/animal-park.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { everything } from './support/everything.ts';
import { namesUnder } from './support/files.ts';
import { aJpeg } from './support/picture-files.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

const PATIENCE = { timeout: 120_000, interval: 50 };

let park: AnimalPark;
let jpeg: string;
beforeAll(async () => {
  park = await createAnimalPark();
  jpeg = (await aJpeg({ width: 200, height: 100 })).toString('base64');
});
afterAll(() => park.close());

type Who = keyof AnimalPark['people'];
const save = (differences: Partial<SaveAreaRequest> = {}, who: Who = 'lead') =>
  callInProcess(saveArea, park.people[who].userId, {
    zooId: park.zooId,
    enclosureId: park.enclosureId,
    areaId: null,
    areaName: 'Rez-de-chaussée',
    mapWidthM: 40,
    squareAreaM2: 1,
    elevation: 0,
    ...differences,
  });
const outcome = async (differences: Partial<SaveAreaRequest> = {}, who: Who = 'lead') =>
  outcomeOf(await save(differences, who));
const remove = async (enclosureId: string, areaId: string, who: Who = 'lead') =>
  outcomeOf(await callInProcess(removeArea, park.people[who].userId, { zooId: park.zooId, enclosureId, areaId }));
const enclosure = async (id: string) => (await stored(`enclosures/${id}`)) as Enclosure;
const filesOf = (id: string) => namesUnder(`${park.zooId}/enclosures/${id}/`);

/** Creates an enclosure with a plan and returns both ids. */
async function planned(differences: Partial<SaveAreaRequest> = { base64picture: jpeg }) {
  const enclosureId = await createEnclosure(park.zooId, park.sectorId, { animalsCount: 1 });
  const answer = await save({ enclosureId, ...differences });
  if (!answer.success) throw new Error(answer.error.code);
  return { enclosureId, areaId: answer.data.areaId };
}

/** Draws a zone as a browser does. */
async function draw(enclosureId: string, zoneId: string, differences: Partial<Zone> = {}): Promise<void> {
  const zone: Zone = {
    zoneId,
    zooId: park.zooId,
    enclosureId,
    zoneName: zoneId,
    areaM2: 12,
    heightM: null,
    location: 'outdoor',
    type: 'terrestrial',
    isHiddenForQuestionnaires: false,
    isHiddenForScanSampling: false,
    areaId: null,
    shape: null,
    position: 0,
    ...differences,
  };
  await database.doc(`enclosures/${enclosureId}/zones/${zoneId}`).set(zone);
}
const DRAWN = '0,0 1,0 0.5,1';

describe('a plan', () => {
  it('is stored with its image, its size and its thumbnail', async () => {
    const { enclosureId, areaId } = await planned();
    const { areas } = await enclosure(enclosureId);
    expect(areas).toMatchObject([
      {
        areaId,
        areaName: 'Rez-de-chaussée',
        mapWidthM: 40,
        squareAreaM2: 1,
        imageWidth: 200,
        imageHeight: 100,
        shouldUpload: false,
      },
    ]);
    expect(areas[0]!.areaImageUrl).toContain(encodeURIComponent(areas[0]!.areaImage!));
    expect(await filesOf(enclosureId)).toHaveLength(2);
  });

  it('that is changed keeps its image, or has the new one alone', async () => {
    const { enclosureId, areaId } = await planned();
    const before = await filesOf(enclosureId);
    expect(await outcome({ enclosureId, areaId, areaName: ' Étage ', elevation: 1 })).toBe('done');
    expect(await filesOf(enclosureId)).toEqual(before);
    expect((await enclosure(enclosureId)).areas).toMatchObject([{ areaId, areaName: 'Étage', imageWidth: 200 }]);
    expect(await outcome({ enclosureId, areaId, base64picture: jpeg })).toBe('done');
    const after = await filesOf(enclosureId);
    expect(after).toHaveLength(2);
    expect(after).not.toEqual(before);
  });

  it('deletes no file that lies elsewhere, whatever a document names', async () => {
    const [{ enclosureId, areaId }, other] = [await planned(), await planned()];
    const [own] = (await enclosure(enclosureId)).areas;
    const [foreign] = (await enclosure(other.enclosureId)).areas;
    await database.doc(`enclosures/${enclosureId}`).update({ areas: [{ ...own, areaImage: foreign!.areaImage }] });
    expect(await outcome({ enclosureId, areaId, base64picture: jpeg })).toBe('done');
    expect(await filesOf(other.enclosureId)).toHaveLength(2);
  });

  it('is one of at most six, one on each level', async () => {
    const { enclosureId } = await planned({ elevation: ELEVATIONS[0] });
    for (const elevation of ELEVATIONS.slice(1)) expect(await outcome({ enclosureId, elevation })).toBe('done');
    expect(await outcome({ enclosureId, elevation: 0 })).toBe('plan/too-many');
    expect((await enclosure(enclosureId)).areas.map(({ elevation }) => elevation)).toEqual(ELEVATIONS);
  });

  it('is the only one of its level, also when four are added at once: the other images are deleted', async () => {
    const enclosureId = await createEnclosure(park.zooId, park.sectorId);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => outcome({ enclosureId, base64picture: jpeg })));
    expect(outcomes.toSorted()).toEqual(['done', ...Array.from({ length: 3 }, () => 'plan/level-taken at elevation')]);
    expect((await enclosure(enclosureId)).areas).toHaveLength(1);
    expect(await filesOf(enclosureId)).toHaveLength(2);
  });

  it('does not move to the level of another plan, also when two move to one level at once', async () => {
    const { enclosureId, areaId } = await planned({ elevation: 0 });
    const other = await save({ enclosureId, elevation: 1 });
    if (!other.success) throw new Error(other.error.code);
    expect(await outcome({ enclosureId, areaId, elevation: 1 })).toBe('plan/level-taken at elevation');
    const ids = [areaId, other.data.areaId];
    const moves = await Promise.all(ids.map((id) => outcome({ enclosureId, areaId: id, elevation: 2 })));
    expect(moves.toSorted()).toEqual(['done', 'plan/level-taken at elevation']);
  });

  it('of older data that shares its level is renamed, and is moved to a free level', async () => {
    const { enclosureId } = await planned();
    const [first] = (await enclosure(enclosureId)).areas;
    const areas = [first, { ...first, areaId: 'second', areaImage: null, areaImageUrl: null }];
    await database.doc(`enclosures/${enclosureId}`).update({ areas });
    expect(await outcome({ enclosureId, elevation: 0 })).toBe('plan/level-taken at elevation');
    expect(await outcome({ enclosureId, areaId: 'second', areaName: 'Toit' })).toBe('done');
    expect(await outcome({ enclosureId, areaId: 'second', areaName: 'Toit', elevation: 1 })).toBe('done');
    const levels = (await enclosure(enclosureId)).areas.map(({ areaName, elevation }) => [areaName, elevation]);
    expect(levels).toEqual([
      ['Rez-de-chaussée', 0],
      ['Toit', 1],
    ]);
  });

  it('is 100 squares wide and no wider', async () => {
    const own = await planned({});
    expect(await outcome({ ...own, mapWidthM: 100, squareAreaM2: 1 })).toBe('done');
    expect(await outcome({ ...own, mapWidthM: 101 })).toBe('enclosure/grid-too-wide at squareAreaM2');
  });

  it.each([
    ['no width', { mapWidthM: null }, 'plan/width-required at mapWidthM'],
    ['no width at all', { mapWidthM: 0 }, 'plan/width-required at mapWidthM'],
    ['no square', { squareAreaM2: null }, 'plan/square-required at squareAreaM2'],
    ['a name of 101', { areaName: 'x'.repeat(101) }, 'generic/invalid-input at areaName'],
    ['an enclosure that is not there', { enclosureId: 'gone' }, 'enclosure/not-found at enclosureId'],
    ['an enclosure with a slash', { enclosureId: 'a/b' }, 'enclosure/not-found at enclosureId'],
    ['no such plan', { areaId: 'gone' }, 'generic/not-found at areaId'],
    ['no picture', { base64picture: 'AAAA' }, 'picture/invalid at base64picture'],
    ['level -2', { elevation: -2 as never }, 'generic/invalid-input at elevation'],
    ['level 5', { elevation: 5 as never }, 'generic/invalid-input at elevation'],
  ] as const)('with %s is refused, and nothing is stored', async (_what, differences, expected) => {
    const before = await everything();
    expect(await outcome({ base64picture: jpeg, ...differences })).toBe(expected);
    expect(await everything()).toBe(before);
  });

  it.each([
    ['lead', 'done'],
    ['admin', 'done'],
    ['keeper', 'generic/permission-denied at enclosureId'],
    ['vet', 'generic/permission-denied at enclosureId'],
    ['otherKeeper', 'generic/permission-denied at enclosureId'],
    ['pedago', 'generic/permission-denied at enclosureId'],
    ['stranger', 'zoo/foreign at zooId'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is saved and removed by a %s: %s', async (who, expected) => {
    const { enclosureId, areaId } = await planned({});
    expect(await outcome({ enclosureId, areaId, areaName: 'B' }, who)).toBe(expected);
    expect(await remove(enclosureId, areaId, who)).toBe(expected);
  });

  it('of an archived enclosure stays as it is', async () => {
    const { enclosureId, areaId } = await planned({});
    await database.doc(`enclosures/${enclosureId}`).update({ isArchived: true });
    expect(await outcome({ enclosureId, areaId })).toBe('enclosure/archived at enclosureId');
    expect(await remove(enclosureId, areaId)).toBe('enclosure/archived at enclosureId');
  });

  it('that is removed takes its image with it, and its zones are drawn nowhere', async () => {
    const { enclosureId, areaId } = await planned();
    await draw(enclosureId, 'a', { areaId, shape: DRAWN });
    await draw(enclosureId, 'b', { areaId: 'other', shape: DRAWN });
    expect(await remove(enclosureId, areaId)).toBe('done');
    expect(await filesOf(enclosureId)).toEqual([]);
    expect(await stored(`enclosures/${enclosureId}/zones/a`)).toMatchObject({ areaId: null, shape: null });
    expect(await stored(`enclosures/${enclosureId}/zones/b`)).toMatchObject({ areaId: 'other', shape: DRAWN });
    expect(await remove(enclosureId, areaId)).toBe('generic/not-found at areaId');
  });
});

describe('the scan gaps of an enclosure', () => {
  const missing = async (id: string) => (await enclosure(id)).scanMissing;

  it('follow its plans', async () => {
    const { enclosureId, areaId } = await planned();
    expect(await missing(enclosureId)).toEqual(['zone']);
    expect(await remove(enclosureId, areaId)).toBe('done');
    expect(await missing(enclosureId)).toEqual(['plan', 'zone']);
  });

  it('follow its zones, by the event of each', async () => {
    const { enclosureId, areaId } = await planned();
    const until = (gaps: readonly string[]) =>
      vi.waitFor(async () => expect(await missing(enclosureId)).toEqual(gaps), PATIENCE);
    await draw(enclosureId, 'a', { areaM2: null });
    await until(['zone-area', 'zone-shape']);
    await draw(enclosureId, 'a', { areaId, shape: DRAWN });
    await until([]);
    await database.doc(`enclosures/${enclosureId}/zones/a`).delete();
    await until(['zone']);
  });

  it('are not written again when they are unchanged', async () => {
    const { enclosureId } = await planned();
    await refreshScanReadiness(enclosureId);
    const before = await everything();
    await Promise.all([refreshScanReadiness(enclosureId), refreshScanReadiness(enclosureId)]);
    expect(await everything()).toBe(before);
  });

  it('of a deleted enclosure are not written, and its zones are deleted too', async () => {
    const { enclosureId } = await planned({});
    await draw(enclosureId, 'a');
    await database.doc(`enclosures/${enclosureId}`).delete();
    await refreshScanReadiness(enclosureId);
    expect(await stored(`enclosures/${enclosureId}`)).toBeUndefined();
    expect(await stored(`enclosures/${enclosureId}/zones/a`)).toBeUndefined();
  });
});
