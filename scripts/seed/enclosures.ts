import type { Animal } from '../../src/domain/animals/animal.ts';
import { type Area, type Enclosure, enclosureSchema, OLDER_ENCLOSURE } from '../../src/domain/enclosures/enclosure.ts';
import { polygonAreaM2 } from '../../src/domain/enclosures/polygon-area.ts';
import { populationOf } from '../../src/domain/enclosures/population.ts';
import { scanMissing } from '../../src/domain/enclosures/scan-readiness.ts';
import { formatShape } from '../../src/domain/enclosures/shape.ts';
import { type Zone, zoneSchema } from '../../src/domain/enclosures/zone.ts';
import { documentId } from './document-id.ts';
import { layoutOf, LAYOUTS, type LayoutName } from './layouts.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Place } from './place.ts';
import type { Random } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

/** Gaps in some enclosures on purpose: not every park has drawn its plans. */
type Undone = 'plan' | 'width' | 'square' | 'grid' | 'zones' | 'zone area' | 'zone shape';
const UNDONE: Readonly<Record<string, Undone>> = {
  'zoo-fullcare--savane--3': 'plan',
  'zoo-fullcare--riviere--6': 'zones',
  'zoo-fullcare--primates--2': 'zone area',
  'zoo-fullcare--carnivores--2': 'width',
  'zoo-fullcare--voliere--3': 'zone shape',
  'zoo-fullcare--terrarium--3': 'grid',
  'zoo-essential--marais--2': 'square',
};

const MEMOS: Readonly<Record<string, string>> = {
  'zoo-fullcare--savane--1': 'Sas côté nord : refermer les deux verrous.\nLe troupeau rentre à 17 h en hiver.',
  'zoo-fullcare--carnivores--1': 'Contact visuel obligatoire avant toute ouverture de trappe.',
};

/** Returns an enclosure with its inhabitants, its plan, and its zones. */
export function enclosureDocuments(
  random: Random,
  place: Place,
  animals: readonly Animal[],
  pictures: Pictures | null,
): SeedDocument[] {
  const { zooId, enclosureId, name } = place;
  const undone = UNDONE[enclosureId] ?? null;
  const layoutName = layoutOf(place.sectorKey);
  const areas = layoutName === null || undone === 'plan' ? [] : [planOf(place, layoutName, undone, pictures)];
  const zones = layoutName === null || undone === 'zones' ? [] : zonesOf(place, layoutName, areas, undone);
  const population = populationOf(animals);
  const room = { indoor: random.between(20, 400), outdoor: random.between(1, 60) * 100 };
  const enclosure: Enclosure = enclosureSchema.parse({
    ...OLDER_ENCLOSURE,
    ...population,
    zooId,
    enclosureId,
    enclosureName: name,
    label: name,
    value: enclosureId,
    linkedSectorId: place.sectorId,
    memo: MEMOS[enclosureId] ?? '',
    areas,
    enclosureProfilePicture: pictureOf(place, layoutName, pictures),
    indoorArea: zones.length === 0 ? room.indoor : sizeOf(zones, 'indoor'),
    outdoorArea: zones.length === 0 ? room.outdoor : sizeOf(zones, 'outdoor'),
    scanMissing: scanMissing({ areas, animalsCount: population.animalsCount }, zones),
  } satisfies Enclosure);
  return [
    stored(`enclosures/${enclosureId}`, enclosure),
    ...zones.map((zone) => ({ path: `enclosures/${enclosureId}/zones/${zone.zoneId}`, data: zone })),
  ];
}

function pictureOf(
  { zooId, enclosureId, number }: Place,
  layout: LayoutName | null,
  pictures: Pictures | null,
): Enclosure['enclosureProfilePicture'] {
  if (pictures === null || layout === null || number > 6) return null;
  const { url } = pictures.show({ zooId, kind: 'enclosures', ownerId: enclosureId, name: 'main' }, `scene-${layout}`);
  return { url };
}

function planOf(
  { zooId, enclosureId }: Place,
  name: LayoutName,
  undone: Undone | null,
  pictures: Pictures | null,
): Area {
  const { mapWidthM, squareAreaM2 } = LAYOUTS[name];
  const image = pictures?.show({ zooId, kind: 'enclosures', ownerId: enclosureId, name: 'plan' }, `plan-${name}`);
  return {
    areaId: `${enclosureId}--plan`,
    areaName: 'Plan',
    areaImage: image?.publicId ?? null,
    areaImageUrl: image?.url ?? null,
    imageWidth: image?.width ?? null,
    imageHeight: image?.height ?? null,
    shouldUpload: false,
    mapWidthM: undone === 'width' ? null : mapWidthM,
    // A square of ten centimetres makes ninety columns of nine metres; of five, a hundred and eighty.
    squareAreaM2: undone === 'square' ? null : undone === 'grid' ? 0.0025 : squareAreaM2,
    elevation: 0,
  };
}

/** Proportions of every plan, and of its image later. */
const PLAN_PIXELS = { imageWidth: 1200, imageHeight: 800 } as const;

function zonesOf(place: Place, name: LayoutName, areas: readonly Area[], undone: Undone | null): Zone[] {
  const { zones, mapWidthM } = LAYOUTS[name];
  return zones.map(({ name: zoneName, corners, heightM, location, type }, position) => {
    const outline = corners.map(([x, y]) => ({ x: x / 100, y: y / 100 }));
    const isLeft = position === zones.length - 1;
    const isDrawn = areas.length > 0 && !(undone === 'zone shape' && isLeft);
    return zoneSchema.parse({
      zoneId: documentId(`${place.enclosureId} zone ${position + 1}`),
      zooId: place.zooId,
      enclosureId: place.enclosureId,
      zoneName,
      areaM2: undone === 'zone area' && isLeft ? null : polygonAreaM2(outline, { mapWidthM, ...PLAN_PIXELS }),
      heightM,
      location,
      type,
      isHiddenForQuestionnaires: false,
      isHiddenForScanSampling: false,
      areaId: isDrawn ? (areas[0]?.areaId ?? null) : null,
      shape: isDrawn ? formatShape(outline) : null,
      position,
    } satisfies Zone);
  });
}

/** Null where there is nothing. */
function sizeOf(zones: readonly Zone[], location: Zone['location']): number | null {
  const total = zones.filter((zone) => zone.location === location).reduce((sum, { areaM2 }) => sum + (areaM2 ?? 0), 0);
  return total === 0 ? null : Math.round(total * 10) / 10;
}
