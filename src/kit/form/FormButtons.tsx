import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RecordFormState } from './useRecordForm.ts';

/** Saving a record's form, and giving up what was typed; with `onCancel` the form itself is left. */
export function FormButtons({
  form,
  saveLabel,
  onCancel,
}: {
  readonly form: Pick<RecordFormState, 'isNew' | 'isChanged' | 'isSaving' | 'reset'>;
  /** "Enregistrer" without it */
  readonly saveLabel?: string;
  readonly onCancel?: () => void;
}) {
  const { t } = useTranslation(['form', 'words']);
  return (
    <Group justify="flex-end">
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
        disabled={onCancel === undefined && !form.isNew && !form.isChanged}
      >
        {saveLabel ?? t('words:save')}
      </Button>
    </Group>
  );
}
