import * as z from 'zod/mini';
import {
  MAX_AUTHORS,
  MAX_REFERENCES_A_CALL,
  REFERENCE_TEXT_LENGTH,
  REFERENCE_TYPES,
} from '../bibliography/reference.ts';
import { questionInput } from '../questions/question-input.ts';
import { documentId } from '../shared/field-shapes.ts';
import type { Contract, RequestOf } from './contract.ts';

/** Requests may be longer than what is stored, so that the check names the text that is too long. */
const text = z.string().check(z.maxLength(REFERENCE_TEXT_LENGTH * 4));

/** Creates a question as a draft, or changes one: a published question becomes a draft until it is published again. */
export const saveQuestionContract = {
  name: 'saveQuestion',
  request: z.strictObject({
    /** null for a new one */
    questionId: z.nullable(documentId),
    content: questionInput,
    expectedUpdatedAtUnix: z.nullable(z.int()),
  }),
  data: z.object({ questionId: z.string(), updatedAtUnix: z.int() }),
  failure: 'question/save-failed',
} as const satisfies Contract;
export type SaveQuestionRequest = RequestOf<typeof saveQuestionContract>;

/** Publishes the present state of a question as its next version; refused while a translation is missing. */
export const publishQuestionContract = {
  name: 'publishQuestion',
  request: z.strictObject({ questionId: documentId, expectedUpdatedAtUnix: z.int() }),
  data: z.object({ questionId: z.string(), version: z.int() }),
  failure: 'question/publish-failed',
} as const satisfies Contract;
export type PublishQuestionRequest = RequestOf<typeof publishQuestionContract>;

/** Archives a question or restores it: then it is published as before, or the draft it was. */
export const archiveQuestionContract = {
  name: 'archiveQuestion',
  request: z.strictObject({ questionId: documentId, isArchived: z.boolean() }),
  data: z.object({ questionId: z.string() }),
  failure: ({ isArchived }: { readonly isArchived: boolean }) =>
    isArchived ? 'question/archive-failed' : 'question/restore-failed',
} as const satisfies Contract;
export type ArchiveQuestionRequest = RequestOf<typeof archiveQuestionContract>;

/** Creates or changes sources of the bibliography, all of one call or none. */
export const saveReferencesContract = {
  name: 'saveReferences',
  request: z.strictObject({
    references: z
      .array(
        z.strictObject({
          /** null for a new one */
          referenceId: z.nullable(documentId),
          expectedUpdatedAtUnix: z.nullable(z.int()),
          type: z.enum(REFERENCE_TYPES),
          title: text,
          authors: z.array(text).check(z.maxLength(MAX_AUTHORS * 4)),
          year: z.nullable(z.number()),
          container: text,
          volume: text,
          pages: text,
          doi: text,
          url: text,
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_REFERENCES_A_CALL)),
  }),
  data: z.object({ referenceIds: z.array(z.string()) }),
  failure: 'bibliography/save-failed',
} as const satisfies Contract;
export type SaveReferencesRequest = RequestOf<typeof saveReferencesContract>;
