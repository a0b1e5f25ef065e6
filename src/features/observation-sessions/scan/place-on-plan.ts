import type { Area } from '#domain/enclosures/enclosure.ts';
import { planHeightM } from '#domain/enclosures/polygon-area.ts';
import { isInside, parseShape, type Corner } from '#domain/enclosures/shape.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import type { ScanRecord } from '#domain/observation-sessions/session.ts';

/** The place of an animal, as a scan records it. */
export type Place = Pick<ScanRecord, 'zoneId' | 'planId' | 'x' | 'y' | 'elevation'>;

export const NOWHERE: Place = { zoneId: null, planId: null, x: null, y: null, elevation: null };

/** A zone with its outline on a plan, corners as shares of the plan. */
export type DrawnZone = { readonly zone: Zone; readonly corners: readonly Corner[] };

/** Returns the zones that scans record; those hidden for scan sampling are not offered. */
export function offeredZones(zones: readonly Zone[]): readonly Zone[] {
  return zones.filter((zone) => !zone.isHiddenForScanSampling);
}

/** Returns the offered zones that are drawn on a plan. */
export function drawnZones(zones: readonly Zone[], areaId: string): readonly DrawnZone[] {
  return offeredZones(zones).flatMap((zone) => {
    const corners = zone.areaId === areaId && zone.shape !== null ? parseShape(zone.shape) : null;
    return corners === null ? [] : [{ zone, corners }];
  });
}

const CENTIMETRES = 100;

/**
 * Returns the place of a tap on a plan: metres from its origin to the centimetre, the plan's level, and the offered zone
 * around it, of several the first. Metres are null while the plan's size is not known.
 */
export function placeAt(area: Area, at: Corner, drawn: readonly DrawnZone[]): Place {
  const heightM = planHeightM(area);
  const metres = (share: number, length: number) => Math.round(share * length * CENTIMETRES) / CENTIMETRES;
  const isMeasured = heightM !== null && area.mapWidthM !== null;
  return {
    zoneId: drawn.find(({ corners }) => isInside(corners, at))?.zone.zoneId ?? null,
    planId: area.areaId,
    x: isMeasured ? metres(at.x, area.mapWidthM ?? 0) : null,
    y: isMeasured ? metres(at.y, heightM) : null,
    elevation: area.elevation,
  };
}

/** Returns the place of a zone that is named without a tap on a plan: no position, and the level of its plan. */
export function placeIn(zone: Zone, areas: readonly Area[]): Place {
  const area = areas.find(({ areaId }) => areaId === zone.areaId);
  return { ...NOWHERE, zoneId: zone.zoneId, planId: area?.areaId ?? null, elevation: area?.elevation ?? null };
}

/** Returns a place as shares of its plan, to draw it; null for one without a position on this plan. */
export function shareOf(place: Place, area: Area): Corner | null {
  const heightM = planHeightM(area);
  if (place.planId !== area.areaId || place.x === null || place.y === null) return null;
  if (heightM === null || area.mapWidthM === null) return null;
  return { x: place.x / area.mapWidthM, y: place.y / heightM };
}
