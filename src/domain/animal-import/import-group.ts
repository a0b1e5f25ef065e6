import * as z from 'zod/mini';
import type { Group } from '../groups/group.ts';
import { MAX_COUNTED, MAX_GROUP_IDENTIFIERS } from '../groups/group.ts';
import { documentId } from '../shared/field-shapes.ts';

const counted = z.int().check(z.minimum(0), z.maximum(MAX_COUNTED));
const identifier = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u));

/** A row of a register that counts several animals together: a group to be written. */
export const importGroup = z.strictObject({
  /** line of the file, for the report */
  line: z.int(),
  /** its identifiers in the register, the first of which names it there */
  registryIds: z.array(identifier).check(z.minLength(1), z.maxLength(MAX_GROUP_IDENTIFIERS)),
  /** '' for a known group whose row gives it no name */
  groupName: z.string().check(z.maxLength(100)),
  specieId: documentId,
  enclosureId: documentId,
  /** null where the row counts nothing */
  census: z.nullable(z.strictObject({ males: counted, females: counted, unsexed: counted })),
  /** for a new group alone */
  memo: z.string().check(z.maxLength(5_000)),
});
export type ImportGroup = z.infer<typeof importGroup>;

/** A group that the establishment has, as far as an import compares it. */
export type KnownGroup = Pick<
  Group,
  'groupId' | 'groupName' | 'species' | 'enclosureId' | 'males' | 'females' | 'unsexed' | 'registryIds' | 'isArchived'
>;
