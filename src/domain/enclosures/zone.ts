import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { MAX_AREA_M2, MAX_HEIGHT_M } from './measure.ts';

export const ZONE_LOCATIONS = ['indoor', 'outdoor'] as const;
/** Terrestrial enclosure or aquatic basin. */
export const ZONE_TYPES = ['terrestrial', 'aquatic'] as const;
/** Zones of one enclosure. */
export const MAX_ZONES = 50;
/** Corners of a drawn zone. */
export const SHAPE_CORNERS = { least: 3, most: 60 } as const;

/**
 * Corners of a zone on its plan, as one text: "x,y x,y x,y", each from 0 to 1 with at most four decimals, x from the left by
 * the plan's width, y from the top by its height. A text, since rules can check one and cannot go through a list.
 */
export const SHAPE_PATTERN =
  /^(?:0(?:\.\d{1,4})?|1)(?:,(?:0(?:\.\d{1,4})?|1))(?: (?:0(?:\.\d{1,4})?|1),(?:0(?:\.\d{1,4})?|1)){2,59}$/;

/** A zone, as stored in `enclosures/{enclosureId}/zones/{zoneId}` (specification, point 3 "Zone"). */
export const zoneSchema = z.object({
  zoneId: field.ownId(),
  zooId: field.zooId(),
  enclosureId: field.parentId(),
  zoneName: field.placeName(),
  areaM2: field.measureOrNull(MAX_AREA_M2),
  heightM: field.measureOrNull(MAX_HEIGHT_M),
  location: field.choice(ZONE_LOCATIONS),
  type: field.choice(ZONE_TYPES),
  isHiddenForQuestionnaires: field.flag(),
  isHiddenForScanSampling: field.flag(),
  /** the plan it is drawn on, one of the enclosure's `areas` */
  areaId: field.idOrNull(),
  shape: field.orNull(field.pattern(SHAPE_PATTERN, 900).check(z.regex(SHAPE_PATTERN))),
  /** its place in lists, from 0 */
  position: field.count(1_000),
});
export type Zone = z.infer<typeof zoneSchema>;
