import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';

/** The form of a note; typed text stays through a reload, and after a failure. */
export function NoteForm({
  draft,
  label,
  saveLabel,
  cancelLabel,
  text = '',
  longest,
  check,
  onSave,
  onCancel,
}: {
  /** name under which the draft is kept */
  readonly draft: string;
  readonly label: string;
  readonly saveLabel: string;
  readonly cancelLabel?: string;
  readonly text?: string;
  /** the most characters */
  readonly longest: number;
  /** returns the text to save, or the fault of the typed one */
  readonly check: (typed: string) => Result<string>;
  readonly onSave: (text: string) => Promise<AppError | null>;
  readonly onCancel?: () => void;
}) {
  const messageOf = useErrorMessage();
  const [typed, setTyped] = useState(() => {
    const kept = readDraft(draft);
    return typeof kept === 'string' ? kept : text;
  });
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check(typed);
    if (!checked.ok) return setFailure(checked.error);
    setIsSaving(true);
    const refused = await onSave(checked.value);
    setIsSaving(false);
    setFailure(refused);
    if (refused !== null) return undefined;
    forgetDraft(draft);
    return setTyped('');
  };
  const cancel = () => {
    forgetDraft(draft);
    onCancel?.();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        label={label}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={longest}
        value={typed}
        error={failure === null ? null : messageOf(failure)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFailure(null);
          keepDraft(draft, event.currentTarget.value);
        }}
      />
      <Group justify="flex-end" mt="xs">
        {onCancel !== undefined && cancelLabel !== undefined && (
          <Button variant="default" mih={44} onClick={cancel}>
            {cancelLabel}
          </Button>
        )}
        <Button type="submit" mih={44} variant="light" loading={isSaving}>
          {saveLabel}
        </Button>
      </Group>
    </form>
  );
}
