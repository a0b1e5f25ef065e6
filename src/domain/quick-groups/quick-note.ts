import * as z from 'zod/mini';
import { type AppError, appError } from '../errors/app-error.ts';
import * as field from '../fields/fields.ts';

export const QUICK_NOTE_LENGTH = 5_000;
export const QUICK_NOTE_TITLE_LENGTH = 100;

/**
 * A note on a group of quick evaluations: `fastEvalGroups/{groupId}/notes/{noteId}`.
 * @source specification, point 3 "Fast evaluation"
 */
export const quickNoteSchema = z.object({
  noteId: field.ownId(),
  groupId: field.parentId(),
  zooId: field.zooId(),
  /** '' for none: the list shows the beginning of the content then */
  title: field.text(QUICK_NOTE_TITLE_LENGTH),
  content: field.prose(QUICK_NOTE_LENGTH),
  /** the evaluation that it is about; null for none */
  evaluationId: field.idOrNull(),
  isArchived: field.flag(),
  createdBy: field.author(),
  createdAtUnix: field.stamp(),
  updatedBy: field.editor(),
  updatedAtUnix: field.stamp(),
});
export type QuickNote = z.infer<typeof quickNoteSchema>;

/** The fields of a note that a person types. */
export type TypedQuickNote = Pick<QuickNote, 'title' | 'content' | 'evaluationId'>;

/** Returns what is typed without blanks around its texts. */
export function tidyQuickNote(typed: TypedQuickNote): TypedQuickNote {
  return { ...typed, title: typed.title.trim(), content: typed.content.trim() };
}

/** Returns what is wrong with a tidy note, by field: 'evaluation/note-empty'; nothing when it may be saved. */
export function checkQuickNote({ content }: TypedQuickNote): Partial<Record<keyof TypedQuickNote, AppError>> {
  return content === '' ? { content: appError('evaluation/note-empty') } : {};
}
