import { type Area, ELEVATIONS } from './enclosure.ts';

/** The level of elevation of a plan. */
export type Level = (typeof ELEVATIONS)[number];

/**
 * Returns the levels on which a plan cannot be placed because another plan of its enclosure is there. `areaId` is null
 * for a new plan. The level of a stored plan is never among them: two plans that older data have on one level can be
 * renamed and moved one by one.
 * @source specification, point 9 "Elevation levels -1 to 4"
 */
export function takenLevels(
  areas: readonly Pick<Area, 'areaId' | 'elevation'>[],
  areaId: string | null,
): ReadonlySet<Level> {
  const own = areas.find((area) => area.areaId === areaId);
  return new Set(areas.map(({ elevation }) => elevation).filter((level) => level !== own?.elevation));
}

/** Returns the level of a new plan: 0, else the lowest level without a plan; 0 when every level has one. */
export function firstFreeLevel(areas: readonly Pick<Area, 'areaId' | 'elevation'>[]): Level {
  const taken = takenLevels(areas, null);
  return ([0, ...ELEVATIONS] as const).find((level) => !taken.has(level)) ?? 0;
}
