import * as z from 'zod/mini';
import { olderFieldsOf } from '../fields/field.ts';
import * as field from '../fields/fields.ts';
import { MAX_AREA_M2 } from './measure.ts';

/** Plans of one enclosure: one for each level of elevation (specification, point 9: -1 to 4). */
export const MAX_AREAS = 6;
export const ELEVATIONS = [-1, 0, 1, 2, 3, 4] as const;

/** The gaps that keep an enclosure from being observed by scans; an enclosure without gaps is ready. */
export const SCAN_GAPS = [
  'plan',
  'map-width',
  'square',
  'grid-too-wide',
  'zone',
  'zone-area',
  'zone-shape',
  'animals',
] as const;
export type ScanGap = (typeof SCAN_GAPS)[number];

/**
 * A plan of an enclosure: an image on which its zones are drawn (`areas` of the specification). Zones of one plan share
 * its width in metres and its squares, so both stand here (decision 14).
 */
export const areaSchema = z.object({
  areaId: z.string().check(z.minLength(1)),
  areaName: z.string(),
  /** the file's name in the storage, and its address; null until an image is there */
  areaImage: z.nullable(z.string()),
  areaImageUrl: z.nullable(z.string()),
  /** pixels of the image: its height in metres follows from its width in metres */
  imageWidth: z.nullable(z.int()),
  imageHeight: z.nullable(z.int()),
  /** kept for the mobile app: whether a device still has to send the image */
  shouldUpload: z.boolean(),
  mapWidthM: z.nullable(z.number()),
  /** m² of one square of the grid */
  squareAreaM2: z.nullable(z.number()),
  elevation: z.literal([...ELEVATIONS]),
});
export type Area = z.infer<typeof areaSchema>;

/** An enclosure, as stored in `enclosures/{enclosureId}` (specification, point 3). */
export const enclosureSchema = z.object({
  enclosureId: field.ownId(),
  zooId: field.zooId(),
  enclosureName: field.placeName(),
  label: field.copy('enclosureName'),
  value: field.copy('enclosureId'),
  linkedSectorId: field.older(field.idOrNull(), null),
  isArchived: field.initially(field.flag(), false),
  archivedAtUnix: field.initially(field.instantOrNull(), null),
  memo: field.older(field.memo(), ''),
  areas: field.initially(z.array(areaSchema), []),
  enclosureProfilePicture: field.initially(z.nullable(z.object({ url: z.string() })), null),
  /** m² */
  indoorArea: field.older(field.measureOrNull(MAX_AREA_M2), null),
  outdoorArea: field.older(field.measureOrNull(MAX_AREA_M2), null),
  /** kept by the server with every move: the living animals by species, the species' ids, and how many they are */
  animalsData: field.initially(z.array(z.object({ specieId: z.string(), count: z.int() })), []),
  speciesList: field.initially(field.idList(), []),
  animalsCount: field.initially(field.count(), 0),
  /** kept by the server: the gaps that keep scans from being made */
  scanMissing: field.initially(field.choiceList(SCAN_GAPS), []),
  /** kept by the server: the last evaluation of its animals, by a session of a welfare campaign; absent before the first */
  lastEvaluationUnix: field.later(field.instantOrNull()),
});
export type Enclosure = z.infer<typeof enclosureSchema>;

/** The values of the fields that an older document may lack. */
export const OLDER_ENCLOSURE = olderFieldsOf(enclosureSchema);
