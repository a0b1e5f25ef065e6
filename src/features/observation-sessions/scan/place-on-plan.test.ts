import { expect, it } from 'vitest';
import type { Area } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { drawnZones, NOWHERE, offeredZones, placeAt, placeIn, shareOf } from './place-on-plan.ts';

const area: Area = {
  ...{ areaId: 'ground', areaName: 'Sol', areaImage: 'a.png', areaImageUrl: 'https://a/a.png' },
  ...{ imageWidth: 1000, imageHeight: 500, shouldUpload: false, mapWidthM: 40, squareAreaM2: 1, elevation: 0 },
};
const zone = (zoneId: string, differences: Partial<Zone> = {}): Zone => ({
  ...{ zoneId, zooId: 'zoo-1', enclosureId: 'plain', zoneName: zoneId, areaM2: null, heightM: null },
  ...{ location: 'outdoor', type: 'terrestrial', isHiddenForQuestionnaires: false, isHiddenForScanSampling: false },
  ...{ areaId: 'ground', shape: '0,0 0.5,0 0.5,1 0,1', position: 0 },
  ...differences,
});
const shelter = zone('shelter');
const drawn = drawnZones([shelter], 'ground');

it('a tap is a position in metres, with the zone around it', () =>
  expect(placeAt(area, { x: 0.25, y: 0.5 }, drawn)).toEqual({
    ...{ zoneId: 'shelter', planId: 'ground', x: 10, y: 10, elevation: 0 },
  }));

it('a tap outside every zone keeps its position', () =>
  expect(placeAt(area, { x: 0.75, y: 0 }, drawn)).toMatchObject({ zoneId: null, x: 30, y: 0 }));

it('a plan without a width gives no metres, but the zone', () =>
  expect(placeAt({ ...area, mapWidthM: null }, { x: 0.25, y: 0.5 }, drawn)).toMatchObject({
    ...{ zoneId: 'shelter', x: null, y: null },
  }));

it('zones hidden for scan sampling are not offered, nor those of another plan drawn', () => {
  const hidden = zone('hidden', { isHiddenForScanSampling: true });
  const above = zone('above', { areaId: 'roof' });
  expect(offeredZones([shelter, hidden, above]).map(({ zoneId }) => zoneId)).toEqual(['shelter', 'above']);
  expect(drawnZones([shelter, hidden, above], 'ground').map((one) => one.zone.zoneId)).toEqual(['shelter']);
});

it('a zone that is named has its plan and level, and no position', () => {
  expect(placeIn(shelter, [area])).toEqual({ ...NOWHERE, zoneId: 'shelter', planId: 'ground', elevation: 0 });
  expect(placeIn(zone('loose', { areaId: null }), [area])).toEqual({ ...NOWHERE, zoneId: 'loose' });
});

it('a position is drawn on its own plan alone', () => {
  const place = placeAt(area, { x: 0.25, y: 0.5 }, drawn);
  expect(shareOf(place, area)).toEqual({ x: 0.25, y: 0.5 });
  expect(shareOf(place, { ...area, areaId: 'roof' })).toBeNull();
  expect(shareOf(NOWHERE, area)).toBeNull();
});
