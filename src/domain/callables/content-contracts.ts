import * as z from 'zod/mini';
import { type ContentArea, idFieldOf } from '../content/lifecycle.ts';
import { documentId } from '../shared/field-shapes.ts';

/** Returns the field of an area's id with its schema. */
/* @__NO_SIDE_EFFECTS__ */
function idOf<Area extends ContentArea, Schema extends z.ZodMiniType>(area: Area, schema: Schema) {
  return { [idFieldOf(area)]: schema } as Readonly<Record<`${Area}Id`, Schema>>;
}

/**
 * Returns the contract of creating or changing the draft of one content: a published one becomes a draft until it is
 * published again. A copy is saved without an id, with the content of what is copied.
 */
/* @__NO_SIDE_EFFECTS__ */
export function saveContract<Area extends ContentArea, Input extends z.ZodMiniType>(area: Area, content: Input) {
  return {
    name: `save${capital(area)}`,
    request: z.strictObject({
      /** null for a new one */
      ...idOf(area, z.nullable(documentId)),
      /** null for an official one, else the establishment that it is reserved for; never changed afterwards */
      zooId: z.nullable(documentId),
      content,
      expectedUpdatedAtUnix: z.nullable(z.int()),
    }),
    data: z.object({ ...idOf(area, z.string()), updatedAtUnix: z.int() }),
    failure: `${area}/save-failed`,
  } as const;
}

/** Returns the contract of freezing a draft as its next version; refused while a translation is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function publishContract<Area extends ContentArea>(area: Area) {
  return {
    name: `publish${capital(area)}`,
    request: z.strictObject({ ...idOf(area, documentId), expectedUpdatedAtUnix: z.int() }),
    data: z.object({ ...idOf(area, z.string()), version: z.int() }),
    failure: `${area}/publish-failed`,
  } as const;
}

/** Returns the contract of archiving, or of restoring: then it is published as before, or the draft it was. */
/* @__NO_SIDE_EFFECTS__ */
export function archiveContract<Area extends ContentArea>(area: Area) {
  return {
    name: `archive${capital(area)}`,
    request: z.strictObject({ ...idOf(area, documentId), isArchived: z.boolean() }),
    data: z.object(idOf(area, z.string())),
    failure: ({ isArchived }: { readonly isArchived: boolean }): `${Area}/archive-failed` | `${Area}/restore-failed` =>
      isArchived ? `${area}/archive-failed` : `${area}/restore-failed`,
  } as const;
}

/* @__NO_SIDE_EFFECTS__ */
function capital<Area extends ContentArea>(area: Area): Capitalize<Area> {
  return `${area[0]?.toUpperCase()}${area.slice(1)}` as Capitalize<Area>;
}
