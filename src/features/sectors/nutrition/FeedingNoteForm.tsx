import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { checkNutritionNote, NUTRITION_NOTE_LENGTH } from '#domain/nutrition/nutrition-note.ts';
import { NoteForm } from '#features/note-form/index.ts';

/** The form of a note on feeding. */
export function FeedingNoteForm(props: {
  /** name under which the draft is kept */
  readonly draft: string;
  /** absent: a new one */
  readonly noteId?: string;
  readonly label: string;
  readonly text?: string;
  readonly onSave: (text: string) => Promise<AppError | null>;
  readonly onDone?: () => void;
}) {
  const { t } = useTranslation(['sectors', 'words']);
  return (
    <NoteForm
      {...props}
      saveLabel={t('words:save')}
      cancelLabel={t('words:cancel')}
      operation="nutrition.write"
      longest={NUTRITION_NOTE_LENGTH}
      check={checkNutritionNote}
    />
  );
}
