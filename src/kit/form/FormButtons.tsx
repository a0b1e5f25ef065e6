import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFormState } from './useRecordForm.ts';

/** Saving a record's form, and giving up what was typed; with `onCancel` the form itself is left. */
export function FormButtons({
  form,
  saveLabel,
  isDanger = false,
  canSave = true,
  showsUnsaved = false,
  aside,
  onCancel,
}: {
  readonly form: Pick<RecordFormState, 'isNew' | 'isChanged' | 'isSaving' | 'reset'>;
  /** "Enregistrer" without it */
  readonly saveLabel?: string;
  /** says beside the buttons that something is not saved yet, such as below a long form */
  readonly showsUnsaved?: boolean;
  /** another action, at the other end of the line */
  readonly aside?: ReactNode;
  /** for a change that hurts when it is wrong */
  readonly isDanger?: boolean;
  /** false while a choice is missing without which there is nothing to save */
  readonly canSave?: boolean;
  readonly onCancel?: () => void;
}) {
  const { t } = useTranslation(['form', 'words']);
  return (
    <Group justify="flex-end" {...(onCancel === undefined ? {} : { 'data-action-bar': true })}>
      {aside}
      {showsUnsaved && (
        <Text fz="sm" c="dimmed" me="auto" role="status">
          {form.isChanged ? t('words:unsavedChanges') : ''}
        </Text>
      )}
      {onCancel === undefined ? (
        <Button variant="default" mih={44} disabled={!form.isChanged || form.isSaving} onClick={form.reset}>
          {t('words:discardChanges')}
        </Button>
      ) : (
        <Button variant="default" mih={44} onClick={onCancel}>
          {t('words:cancel')}
        </Button>
      )}
      <Button
        type="submit"
        mih={44}
        loading={form.isSaving}
        disabled={!canSave || (onCancel === undefined && !form.isNew && !form.isChanged)}
        {...(isDanger ? { color: 'red' } : {})}
      >
        {saveLabel ?? t('words:save')}
      </Button>
    </Group>
  );
}
