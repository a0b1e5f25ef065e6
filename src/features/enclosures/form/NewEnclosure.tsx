import { Paper } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EnclosureFields } from './EnclosureFields.tsx';
import { useEnclosureForm } from './useEnclosureForm.ts';
import { useSectorChoices } from './useSectorChoices.ts';

/** A new enclosure, in the sector of the address; typed text stays in this tab until it is created. */
export function NewEnclosure({ sectorId }: { readonly sectorId: string | null }) {
  const { t } = useTranslation('enclosures');
  const navigate = useNavigate();
  const { choices, mayBeNone } = useSectorChoices(null);
  const named = choices.find((sector) => sector.sectorId === sectorId) ?? (mayBeNone ? undefined : choices[0]);
  const [begunIn] = useState(named?.sectorId ?? null);
  const form = useEnclosureForm({ sectorId: begunIn });
  const cancel = () => {
    form.reset();
    void navigate('/EnclosureListView');
  };
  return (
    <>
      <PageHeader title={t('create.title')} subtitle={t('create.subtitle')} />
      <Paper withBorder p="lg" maw={760}>
        <RecordForm form={form}>
          <EnclosureFields form={form} />
          <FormButtons form={form} saveLabel={t('create.submit')} onCancel={cancel} />
        </RecordForm>
      </Paper>
    </>
  );
}
