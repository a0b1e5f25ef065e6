import * as z from 'zod/mini';

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
  zoneId: z.string().check(z.minLength(1)),
  zooId: z.string().check(z.minLength(1)),
  enclosureId: z.string().check(z.minLength(1)),
  zoneName: z.string(),
  areaM2: z.nullable(z.number()),
  heightM: z.nullable(z.number()),
  location: z.enum(ZONE_LOCATIONS),
  type: z.enum(ZONE_TYPES),
  isHiddenForQuestionnaires: z.boolean(),
  isHiddenForScanSampling: z.boolean(),
  /** the plan it is drawn on, one of the enclosure's `areas` */
  areaId: z.nullable(z.string()),
  shape: z.nullable(z.string().check(z.regex(SHAPE_PATTERN))),
  /** its place in lists, from 0 */
  position: z.int(),
});
export type Zone = z.infer<typeof zoneSchema>;
