import * as z from 'zod/mini';
import { type ContentArea, CONTENT_STATUSES, type Lifecycle, type OfVersion } from './lifecycle.ts';

/** The most of one kind that an owner has: their list is one document. */
export const MAX_CONTENT_OF_OWNER = 500;
/** The one part of an establishment's list of what is reserved for it. */
export const CONTENT_REGISTER_PART = 'all';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Returns the fields of a line in a list: the editors' present state, and the published one that everybody else uses. */
/* @__NO_SIDE_EFFECTS__ */
export function entryFields<Shown extends Shape>(shown: Shown) {
  return {
    ...shown,
    status: z.enum(CONTENT_STATUSES),
    /** of the last published version; 0 before the first */
    version: z.int(),
    updatedAtUnix: z.int(),
    published: z.nullable(z.object({ ...shown, atUnix: z.int() })),
  };
}

type Kept = Pick<Lifecycle, 'status' | 'version' | 'updatedAtUnix'>;

/** Returns the fields of the line of a draft that shows `shown`; `published` is what its last version shows. */
export function lineOf<Shown extends object, Published>(draft: Kept, shown: Shown, published: Published) {
  const { status, version, updatedAtUnix } = draft;
  return { ...shown, status, version, updatedAtUnix, published };
}

/** Returns what a version shows in lists, with the instant of its publication. */
export function publishedLineOf<Shown extends object>({ publishedAtUnix }: OfVersion, shown: Shown) {
  return { ...shown, atUnix: publishedAtUnix };
}

/** Returns the name of the document of `various` that lists the official ones of an area: 'shortEthogramTable'. */
export function officialTableOf(area: ContentArea): string {
  return `short${area[0]?.toUpperCase()}${area.slice(1)}Table`;
}

/** Returns the name of the collection of an establishment that lists its own: 'ethogramRegister'. */
export function registerOf<Area extends ContentArea>(area: Area): `${Area}Register` {
  return `${area}Register`;
}

/** Returns the name of their collection, which is that of the field in their lists, too: 'ethograms'. */
export function collectionOf<Area extends ContentArea>(area: Area): `${Area}s` {
  return `${area}s`;
}
