import { Badge, SimpleGrid, TextInput } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { Section } from '../Section.tsx';
import { useNamesForm } from './useNamesForm.ts';

/** First and last name. */
export function NamesForm() {
  const { t } = useTranslation('account');
  const { form, isWaiting } = useNamesForm();
  return (
    <Section title={t('profile.names')}>
      <RecordForm form={form} isWide>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput {...form.text('userFirstname')} required withAsterisk={false} autoComplete="given-name" />
          <TextInput {...form.text('userLastname')} required withAsterisk={false} autoComplete="family-name" />
        </SimpleGrid>
        {isWaiting && (
          <Badge
            role="status"
            variant="light"
            color="blue"
            size="lg"
            radius="sm"
            tt="none"
            h="auto"
            py={4}
            leftSection={<IconCloudUpload size={16} aria-hidden />}
            styles={{ label: { whiteSpace: 'normal' } }}
          >
            {t('profile.waiting')}
          </Badge>
        )}
        <FormButtons form={form} />
      </RecordForm>
    </Section>
  );
}
