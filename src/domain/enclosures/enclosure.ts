import * as z from 'zod/mini';

/** Longest name of a sector, an enclosure, a zone, a group or an animal. */
export const PLACE_NAME_LENGTH = 100;
export const MEMO_LENGTH = 5_000;
/** Plans of one enclosure: one for each level of elevation (specification, point 9: -1 to 4). */
export const MAX_AREAS = 6;
export const ELEVATIONS = [-1, 0, 1, 2, 3, 4] as const;

/** What keeps an enclosure from being observed by scans; an enclosure without any is ready. */
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
 * A plan of an enclosure: an image on which its zones are drawn (`areas` of the specification). Zones of one plan share its
 * width in metres and its squares, so both stand here (decision 14).
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
  enclosureId: z.string().check(z.minLength(1)),
  zooId: z.string().check(z.minLength(1)),
  enclosureName: z.string(),
  label: z.string(),
  value: z.string(),
  linkedSectorId: z.nullable(z.string()),
  isArchived: z.boolean(),
  archivedAtUnix: z.nullable(z.int()),
  memo: z.string(),
  areas: z.array(areaSchema),
  enclosureProfilePicture: z.nullable(z.object({ url: z.string() })),
  /** m² */
  indoorArea: z.nullable(z.number()),
  outdoorArea: z.nullable(z.number()),
  /** kept by the server with every move: the living animals by species, the species' ids, and how many they are */
  animalsData: z.array(z.object({ specieId: z.string(), count: z.int() })),
  speciesList: z.array(z.string()),
  animalsCount: z.int(),
  /** kept by the server: what is missing before scans can be made */
  scanMissing: z.array(z.enum(SCAN_GAPS)),
});
export type Enclosure = z.infer<typeof enclosureSchema>;

/** What a document written before a field existed is taken to say. */
export const OLDER_ENCLOSURE = {
  linkedSectorId: null,
  isArchived: false,
  archivedAtUnix: null,
  memo: '',
  areas: [],
  enclosureProfilePicture: null,
  indoorArea: null,
  outdoorArea: null,
  animalsData: [],
  speciesList: [],
  animalsCount: 0,
  scanMissing: [],
} satisfies Omit<Enclosure, 'enclosureId' | 'zooId' | 'enclosureName' | 'label' | 'value'>;
