import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { Card } from '../dashboard/Card.tsx';
import { EnclosureFields } from '../form/EnclosureFields.tsx';
import { useEnclosureForm } from '../form/useEnclosureForm.ts';

/** Changes the fields of an enclosure that people type, or shows them to a person who may not change them. */
export function AboutForm({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation('enclosures');
  const form = useEnclosureForm({ enclosure });
  return (
    <Card title={t('values.tab.about')}>
      <RecordForm form={form} isWide>
        {form.isReadOnly && (
          <Text fz="sm" c="dimmed">
            {t(enclosure.isArchived ? 'about.archived' : 'about.readOnly')}
          </Text>
        )}
        <EnclosureFields form={form} />
        {!form.isReadOnly && <FormButtons form={form} showsUnsaved />}
      </RecordForm>
    </Card>
  );
}
