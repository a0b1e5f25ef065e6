import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { NUTRITION_NOTE_LENGTH } from '#domain/nutrition/nutrition-note.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';

/** The words of a note; what is typed stays through a reload, and when it could not be saved. */
export function NoteForm({
  draft,
  label,
  text = '',
  onSave,
  onCancel,
}: {
  /** name of what is kept while it is being typed */
  readonly draft: string;
  readonly label: string;
  readonly text?: string;
  readonly onSave: (text: string) => Promise<AppError | null>;
  readonly onCancel?: () => void;
}) {
  const { t } = useTranslation('sectors');
  const messageOf = useErrorMessage();
  const [typed, setTyped] = useState(() => {
    const kept = readDraft(draft);
    return typeof kept === 'string' ? kept : text;
  });
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setFailure(appError('nutrition/text-required'));
    setIsSaving(true);
    const refused = await onSave(typed.trim());
    setIsSaving(false);
    setFailure(refused);
    if (refused !== null) return undefined;
    forgetDraft(draft);
    return setTyped('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        label={label}
        autosize
        minRows={2}
        maxLength={NUTRITION_NOTE_LENGTH}
        value={typed}
        error={failure === null ? null : messageOf(failure)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          keepDraft(draft, event.currentTarget.value);
        }}
      />
      <Group justify="flex-end" mt="xs">
        {onCancel !== undefined && (
          <Button
            variant="default"
            mih={44}
            onClick={() => {
              forgetDraft(draft);
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" mih={44} loading={isSaving}>
          {t('save')}
        </Button>
      </Group>
    </form>
  );
}
