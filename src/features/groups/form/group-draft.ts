import * as z from 'zod/mini';
import type { TypedGroup } from '#domain/groups/check-group.ts';
import type { Group } from '#domain/groups/group.ts';

export const GROUP_FIELDS = ['groupName', 'species', 'linkedSectorId', 'nextEvaluationDateUnix', 'memo'] as const;

export const EMPTY_GROUP: TypedGroup = {
  groupName: '',
  species: [],
  linkedSectorId: null,
  memo: '',
  nextEvaluationDateUnix: null,
};

const touchedSchema = z.partial(
  z.object({
    groupName: z.string(),
    species: z.array(z.string()),
    linkedSectorId: z.nullable(z.string()),
    memo: z.string(),
    nextEvaluationDateUnix: z.nullable(z.int()),
  }),
);

/** Returns the touched fields that were kept; none where nothing was, or it cannot be read. */
export function touchedFrom(kept: unknown): Partial<TypedGroup> {
  const read = touchedSchema.safeParse(kept);
  // What was kept went through JSON, which has no undefined.
  return read.success ? (read.data as Partial<TypedGroup>) : {};
}

/** Returns what the form shows of a group; an empty form for a new one. */
export function typedGroup(group: Group | null): TypedGroup {
  if (group === null) return EMPTY_GROUP;
  const { groupName, species, linkedSectorId, memo, nextEvaluationDateUnix } = group;
  return { groupName, species, linkedSectorId, memo, nextEvaluationDateUnix };
}

/** Returns the fields that differ from the stored group, with their new values. */
export function changedGroup(stored: TypedGroup, tidy: TypedGroup): Partial<TypedGroup> {
  const changed = GROUP_FIELDS.filter((field) => JSON.stringify(stored[field]) !== JSON.stringify(tidy[field]));
  return Object.fromEntries(changed.map((field) => [field, tidy[field]]));
}
