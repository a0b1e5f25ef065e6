import * as z from 'zod/mini';
import { ROLES } from '../access/roles.ts';
import { INFORMATION_CONTENT_LENGTH, INFORMATION_PRIORITIES, INFORMATION_TYPES } from '../information/information.ts';
import { documentId } from '../shared/field-shapes.ts';

/** Creates an information, or changes one; the server works out whom its recipients come to and tells them. */
export const saveInformationRequest = z.strictObject({
  zooId: documentId,
  /** null for a new one */
  informationId: z.nullable(documentId),
  title: z.string().check(z.maxLength(2_000)),
  type: z.enum(INFORMATION_TYPES),
  content: z.string().check(z.maxLength(INFORMATION_CONTENT_LENGTH * 2)),
  priority: z.enum(INFORMATION_PRIORITIES),
  displayFromUnix: z.int(),
  displayUntilUnix: z.int(),
  needsConfirmation: z.boolean(),
  recipients: z.strictObject({
    everyone: z.boolean(),
    sectorIds: z.array(documentId).check(z.maxLength(5)),
    roles: z.array(z.enum(ROLES)).check(z.maxLength(4)),
    userIds: z.array(documentId).check(z.maxLength(200)),
  }),
  /** `updatedAtUnix` of what the person changed; null for a new one */
  expectedUpdatedAtUnix: z.nullable(z.int()),
});
export const saveInformationData = z.object({ informationId: z.string(), told: z.int() });
export type SaveInformationRequest = z.infer<typeof saveInformationRequest>;

const one = { zooId: documentId, informationId: documentId } as const;

/** Deletes an information with its confirmations. */
export const removeInformationRequest = z.strictObject(one);
export const removeInformationData = z.object({});

/** Says that the caller has read it. */
export const confirmInformationRequest = z.strictObject(one);
export const confirmInformationData = z.object({ confirmedAtUnix: z.int() });

/** Reminds those who have not confirmed it; once a day at most. */
export const remindInformationRequest = z.strictObject(one);
export const remindInformationData = z.object({ reminded: z.int() });

export type OneInformationRequest = z.infer<typeof confirmInformationRequest>;
