import { Button, Group, Textarea } from '@mantine/core';
import * as z from 'zod/mini';
import type { Operation } from '#domain/access/operations.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';

const schema = z.object({ text: z.string() });

/** The words of a note, new or stored; what is typed stays through a reload, and when it could not be saved. */
export function NoteForm({
  draft,
  noteId = null,
  label,
  saveLabel,
  cancelLabel,
  text = '',
  longest,
  operation,
  check,
  onSave,
  onDone,
}: {
  /** name of what is kept while it is being typed */
  readonly draft: string;
  /** null: a new one */
  readonly noteId?: string | null;
  readonly label: string;
  readonly saveLabel: string;
  readonly cancelLabel?: string;
  /** the note as it is stored now */
  readonly text?: string;
  /** characters that can be typed */
  readonly longest: number;
  /** what demonstration mode may refuse */
  readonly operation: Operation;
  /** the text to save of what was typed, or its fault */
  readonly check: (typed: string) => Result<string>;
  readonly onSave: (text: string) => Promise<AppError | null>;
  /** leaves the form, saved or cancelled; without it the form stays for the next note */
  readonly onDone?: () => void;
}) {
  const form = useRecordForm({
    name: draft,
    recordId: noteId,
    schema,
    stored: { text },
    operation,
    tidy: (typed) => {
      const checked = check(typed.text);
      return checked.ok ? { text: checked.value } : typed;
    },
    check: (tidy) => {
      const checked = check(tidy.text);
      return checked.ok ? {} : { text: checked.error };
    },
    fields: { text: { label, maxLength: longest } },
    save: async (tidy) => {
      const refusal = await onSave(tidy.text);
      // The refusal stands at the only field.
      return refusal === null ? {} : { error: { ...refusal, params: { ...refusal.params, field: 'text' } } };
    },
    onSaved: () => onDone?.(),
    onUnchanged: () => onDone?.(),
  });
  const cancel = () => {
    form.reset();
    onDone?.();
  };
  return (
    <RecordForm form={form} isWide>
      <div>
        <Textarea {...form.text('text')} autosize minRows={2} maxRows={12} />
        <Group justify="flex-end" mt="xs">
          {onDone !== undefined && cancelLabel !== undefined && (
            <Button variant="default" mih={44} onClick={cancel}>
              {cancelLabel}
            </Button>
          )}
          <Button type="submit" mih={44} variant="light" loading={form.isSaving}>
            {saveLabel}
          </Button>
        </Group>
      </div>
    </RecordForm>
  );
}
