import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { checkNutritionNote, NUTRITION_NOTE_LENGTH } from '#domain/nutrition/nutrition-note.ts';
import { NoteForm } from '#features/note-form/index.ts';

/** The words of a note on feeding. */
export function FeedingNoteForm(props: {
  /** name of what is kept while it is being typed */
  readonly draft: string;
  readonly label: string;
  readonly text?: string;
  readonly onSave: (text: string) => Promise<AppError | null>;
  readonly onCancel?: () => void;
}) {
  const { t } = useTranslation(['sectors', 'words']);
  return (
    <NoteForm
      {...props}
      saveLabel={t('words:save')}
      cancelLabel={t('words:cancel')}
      longest={NUTRITION_NOTE_LENGTH}
      check={checkNutritionNote}
    />
  );
}
