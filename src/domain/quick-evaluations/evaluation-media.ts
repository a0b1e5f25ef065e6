import * as z from 'zod/mini';
import { type AppError, appError } from '../errors/app-error.ts';
import { type Attachment, attachmentSchema } from '../tasks/attachment.ts';

/** Photos, films and sounds of one question of an evaluation. */
export const MAX_QUESTION_MEDIA = 5;
/** Photos, films and sounds of one evaluation: their entries take a small part of its document. */
export const MAX_EVALUATION_MEDIA = 100;
/** Bytes of a photo that somebody chooses; a smaller one is sent. @source specification, point 4 "Fast evaluation" */
export const EVALUATION_PHOTO_BYTES = 5_000_000;

/** A photo, a film or a sound of a question, in the field `media` of its evaluation. @source specification, point 3 */
export const evaluationMediaSchema = z.extend(attachmentSchema, { questionId: z.string() });
export type EvaluationMedia = z.infer<typeof evaluationMediaSchema>;

/** The place of an evaluation's files: below the group or the campaign that it belongs to. */
export type EvaluationPlace = { readonly zooId: string; readonly evaluationId: string } & (
  | { readonly groupId: string }
  | { readonly campaignId: string }
);

/** Returns the place of a file in Storage. The browser chooses its id; storage.rules let it write there once. */
export function evaluationMediaPath(place: EvaluationPlace, attachmentId: string): string {
  const ownerId = 'groupId' in place ? place.groupId : place.campaignId;
  return `${place.zooId}/evaluations/${ownerId}/${place.evaluationId}/${attachmentId}`;
}

/** Returns the media of one question, in the order in which they were added. */
export function mediaOf(media: readonly EvaluationMedia[], questionId: string): readonly EvaluationMedia[] {
  return media.filter((one) => one.questionId === questionId);
}

/** Returns whether a question of an evaluation takes one more file. */
export function takesMedia(media: readonly Pick<EvaluationMedia, 'questionId'>[], questionId: string): boolean {
  const ofQuestion = media.filter((one) => one.questionId === questionId);
  return media.length < MAX_EVALUATION_MEDIA && ofQuestion.length < MAX_QUESTION_MEDIA;
}

/**
 * Returns the fault of a file that is not one of the kinds that evaluations keep, or of a photo above its limit; null
 * for one that may be sent. A kind of null is a file of another type.
 */
export function mediaFault(kind: Attachment['kind'] | null, bytes: number): AppError | null {
  if (kind === null) return appError('picture/evaluation-invalid');
  return kind === 'photo' && bytes > EVALUATION_PHOTO_BYTES ? appError('picture/evaluation-too-large') : null;
}
