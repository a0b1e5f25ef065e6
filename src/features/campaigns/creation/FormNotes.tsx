import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '#kit/form/ConflictNote.tsx';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import type { CampaignForm } from './useCampaignForm.ts';

/** The notes above the fields: a refusal, the frozen fields, and the changes that somebody else made meanwhile. */
export function FormNotes({ form }: { readonly form: CampaignForm }) {
  const { t } = useTranslation('campaign-form');
  return (
    <>
      <FormFailure message={form.refusal ?? form.failure} />
      {form.isRunning && (
        <Alert role="note" color="gray" icon={<IconLock size={18} aria-hidden />}>
          {t('frozen')}
        </Alert>
      )}
      <ConflictNote form={form} />
    </>
  );
}
