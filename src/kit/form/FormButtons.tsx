import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RecordFormState } from './useRecordForm.ts';

/** Saving a record's form, and giving up what was typed; with `onCancel` the form itself is left. */
export function FormButtons({
  form,
  saveLabel,
  isDanger = false,
  canSave = true,
  onCancel,
}: {
  readonly form: Pick<RecordFormState, 'isNew' | 'isChanged' | 'isSaving' | 'reset'>;
  /** "Enregistrer" without it */
  readonly saveLabel?: string;
  /** for a change that hurts when it is wrong */
  readonly isDanger?: boolean;
  /** false while a choice is missing without which there is nothing to save */
  readonly canSave?: boolean;
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
        disabled={!canSave || (onCancel === undefined && !form.isNew && !form.isChanged)}
        {...(isDanger ? { color: 'red' } : {})}
      >
        {saveLabel ?? t('words:save')}
      </Button>
    </Group>
  );
}
