import { type Enclosure, SCAN_GAPS, type ScanGap } from './enclosure.ts';
import { gridOf } from './grid.ts';
import { isMeasure, MAX_AREA_M2, MAX_WIDTH_M } from './measure.ts';
import { parseShape } from './shape.ts';
import type { Zone } from './zone.ts';

type Plans = Pick<Enclosure, 'areas'>;
type ScannedZone = Pick<Zone, 'isHiddenForScanSampling' | 'areaM2' | 'areaId' | 'shape'>;

const ZONE_GAPS: readonly ScanGap[] = ['zone', 'zone-area', 'zone-shape'];

/**
 * Returns the gaps of an enclosure before scans can be made in it, each once, in the order in which people close them;
 * empty when it is ready. Zones hidden for scan sampling do not count.
 * @source specification, points 4 "Enclosure" and 5 "Enclosure and zone"
 */
export function scanMissing(
  enclosure: Plans & Pick<Enclosure, 'animalsCount'>,
  zones: readonly ScannedZone[],
): ScanGap[] {
  const scanned = zones.filter((zone) => !zone.isHiddenForScanSampling);
  const areaIds = enclosure.areas.map(({ areaId }) => areaId);
  const isDrawn = ({ areaId, shape }: ScannedZone) =>
    shape !== null && parseShape(shape) !== null && areaId !== null && areaIds.includes(areaId);
  return inOrder({
    ...planGaps(enclosure),
    zone: scanned.length === 0,
    'zone-area': scanned.some(({ areaM2 }) => areaM2 === null || !isMeasure(areaM2, MAX_AREA_M2)),
    'zone-shape': scanned.some((zone) => !isDrawn(zone)),
    animals: enclosure.animalsCount <= 0,
  });
}

/**
 * Returns the gaps that an enclosure's document shows: those of the zones as the server last wrote them, the others as
 * they are now. A new enclosure, which the server has not checked yet, lacks its plan and its animals.
 */
export function scanGapsOf(enclosure: Pick<Enclosure, 'areas' | 'animalsCount' | 'scanMissing'>): ScanGap[] {
  const ofZones = Object.fromEntries(ZONE_GAPS.map((gap) => [gap, enclosure.scanMissing.includes(gap)]));
  return inOrder({ ...planGaps(enclosure), ...ofZones, animals: enclosure.animalsCount <= 0 });
}

function planGaps({ areas }: Plans): Partial<Record<ScanGap, boolean>> {
  return {
    plan: areas.length === 0 || areas.some(({ areaImageUrl }) => areaImageUrl === null),
    'map-width': areas.some(({ mapWidthM }) => !isWidth(mapWidthM)),
    square: areas.some(({ squareAreaM2 }) => !isSquare(squareAreaM2)),
    'grid-too-wide': areas.some(
      ({ mapWidthM, squareAreaM2 }) =>
        isWidth(mapWidthM) && isSquare(squareAreaM2) && !gridOf(mapWidthM, mapWidthM, squareAreaM2).ok,
    ),
  };
}

function isWidth(width: number | null): width is number {
  return width !== null && isMeasure(width, MAX_WIDTH_M);
}

function isSquare(area: number | null): area is number {
  return area !== null && isMeasure(area, MAX_AREA_M2);
}

function inOrder(gaps: Partial<Record<ScanGap, boolean>>): ScanGap[] {
  return SCAN_GAPS.filter((gap) => gaps[gap] === true);
}
