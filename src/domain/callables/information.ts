import * as z from 'zod/mini';
import { callKey } from './call-key.ts';
import type { Contract, RequestOf } from './contract.ts';
import { ROLES } from '../access/roles.ts';
import { INFORMATION_CONTENT_LENGTH, INFORMATION_PRIORITIES, INFORMATION_TYPES } from '../information/information.ts';
import { documentId } from '../shared/field-shapes.ts';

/** Creates an information, or changes one; the server computes its audience and notifies those people. */
export const saveInformationContract = {
  name: 'saveInformation',
  request: z.strictObject({
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
    callKey,
  }),
  data: z.object({ informationId: z.string(), told: z.int() }),
  failure: ({ informationId }: { readonly informationId: string | null }) =>
    informationId === null ? 'information/create-failed' : 'information/change-failed',
} as const satisfies Contract;
export type SaveInformationRequest = RequestOf<typeof saveInformationContract>;

const one = { zooId: documentId, informationId: documentId } as const;

/** Deletes an information with its confirmations. */
export const removeInformationContract = {
  name: 'removeInformation',
  request: z.strictObject(one),
  data: z.object({}),
  failure: 'information/delete-failed',
} as const satisfies Contract;

/** Records that the caller has read the information. */
export const confirmInformationContract = {
  name: 'confirmInformation',
  request: z.strictObject(one),
  data: z.object({ confirmedAtUnix: z.int() }),
  failure: 'information/confirm-failed',
} as const satisfies Contract;

/** Reminds the people who have not confirmed the information; once a day at most. */
export const remindInformationContract = {
  name: 'remindInformation',
  request: z.strictObject(one),
  data: z.object({ reminded: z.int() }),
  failure: 'information/remind-failed',
} as const satisfies Contract;

export type OneInformationRequest = RequestOf<typeof confirmInformationContract>;
