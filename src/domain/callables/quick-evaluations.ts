import * as z from 'zod/mini';
import { documentId } from '../shared/field-shapes.ts';
import type { Contract, RequestOf } from './contract.ts';

/** Begins an evaluation of a group, led by the caller; one that is running already is returned as it is. */
export const startQuickEvaluationContract = {
  name: 'startQuickEvaluation',
  request: z.strictObject({ groupId: documentId }),
  data: z.object({ evaluationId: z.string() }),
  failure: 'evaluation/start-failed',
} as const satisfies Contract;
export type StartQuickEvaluationRequest = RequestOf<typeof startQuickEvaluationContract>;

/** Adds a file that the browser has put into Storage to a question, once its bytes prove to be of the named type. */
export const addEvaluationMediaContract = {
  name: 'addEvaluationMedia',
  request: z.strictObject({
    /** null for an evaluation of a campaign */
    groupId: z.nullable(documentId),
    evaluationId: documentId,
    questionId: documentId,
    /** chosen by the browser; it stands in the file's path too */
    attachmentId: documentId,
    name: z.string().check(z.maxLength(200)),
  }),
  data: z.object({ attachmentId: z.string() }),
} as const satisfies Contract;
export type AddEvaluationMediaRequest = RequestOf<typeof addEvaluationMediaContract>;

/** Removes a file from a running evaluation and deletes it. */
export const removeEvaluationMediaContract = {
  name: 'removeEvaluationMedia',
  request: z.strictObject({ groupId: z.nullable(documentId), evaluationId: documentId, attachmentId: documentId }),
  data: z.object({}),
  failure: 'attachment/remove-failed',
} as const satisfies Contract;
export type RemoveEvaluationMediaRequest = RequestOf<typeof removeEvaluationMediaContract>;
