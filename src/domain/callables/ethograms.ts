import * as z from 'zod/mini';
import { ethogramInput } from '../ethograms/ethogram-input.ts';
import { documentId } from '../shared/field-shapes.ts';
import type { Contract, RequestOf } from './contract.ts';

/** Creates an ethogram as a draft, or changes one: a published one becomes a draft until it is published again. */
export const saveEthogramContract = {
  name: 'saveEthogram',
  request: z.strictObject({
    /** null for a new one */
    ethogramId: z.nullable(documentId),
    /** null for an official one, else the establishment that it is reserved for; never changed afterwards */
    zooId: z.nullable(documentId),
    content: ethogramInput,
    expectedUpdatedAtUnix: z.nullable(z.int()),
  }),
  data: z.object({ ethogramId: z.string(), updatedAtUnix: z.int() }),
  failure: 'ethogram/save-failed',
} as const satisfies Contract;
export type SaveEthogramRequest = RequestOf<typeof saveEthogramContract>;

/** Freezes the present state of an ethogram as its next version; refused while a translation is missing. */
export const publishEthogramContract = {
  name: 'publishEthogram',
  request: z.strictObject({ ethogramId: documentId, expectedUpdatedAtUnix: z.int() }),
  data: z.object({ ethogramId: z.string(), version: z.int() }),
  failure: 'ethogram/publish-failed',
} as const satisfies Contract;
export type PublishEthogramRequest = RequestOf<typeof publishEthogramContract>;

/** Archives an ethogram or restores it: then it is published as before, or the draft it was. */
export const archiveEthogramContract = {
  name: 'archiveEthogram',
  request: z.strictObject({ ethogramId: documentId, isArchived: z.boolean() }),
  data: z.object({ ethogramId: z.string() }),
  failure: ({ isArchived }: { readonly isArchived: boolean }) =>
    isArchived ? 'ethogram/archive-failed' : 'ethogram/restore-failed',
} as const satisfies Contract;
export type ArchiveEthogramRequest = RequestOf<typeof archiveEthogramContract>;
