import { Select, SimpleGrid, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Information, INFORMATION_PRIORITIES, INFORMATION_TYPES } from '#domain/information/information.ts';
import { MinuteField } from '#kit/form/MinuteField.tsx';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { InformationCard } from '../shown/InformationCard.tsx';
import { RecipientsFields } from './RecipientsFields.tsx';
import { useInformationForm } from './useInformationForm.ts';

/** Writes an information, with a preview for its readers; typed text stays until it is saved or cancelled. */
export function InformationForm({
  information,
  onDone,
}: {
  /** null: a new one */
  readonly information: Information | null;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('information');
  const form = useInformationForm(information, onDone);
  const { title, content, type } = form.values;
  return (
    <RecordDialog
      form={form}
      title={information === null ? t('new') : t('form.edit')}
      onClose={onDone}
      {...(information === null ? { saveLabel: t('form.publish') } : {})}
    >
      <TextInput {...form.text('title')} required data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          {...form.field('type')}
          allowDeselect={false}
          data={INFORMATION_TYPES.map((value) => ({ value, label: t(`values.type.${value}`) }))}
          onChange={(chosen) => chosen !== null && form.change({ type: chosen })}
        />
        <Select
          {...form.field('priority')}
          allowDeselect={false}
          data={INFORMATION_PRIORITIES.map((value) => ({ value, label: t(`values.priority.${value}`) }))}
          onChange={(priority) => priority !== null && form.change({ priority })}
        />
      </SimpleGrid>
      <Textarea {...form.text('content')} description={t('form.contentHint')} required rows={7} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['displayFromUnix', 'displayUntilUnix'] as const).map((bound) => (
          <MinuteField
            key={bound}
            {...form.field(bound)}
            stored={form.stored[bound]}
            description={t('form.timeHint')}
            required
          />
        ))}
      </SimpleGrid>
      <RecipientsFields
        recipients={form.values.recipients}
        error={form.errorAt('recipients')}
        onChange={(recipients) => form.change({ recipients })}
      />
      <Switch {...form.flag('needsConfirmation')} description={t('form.confirmationHint')} />
      <Stack gap={6} component="section" aria-label={t('form.preview')}>
        <Text fz="sm" fw={600}>
          {t('form.preview')}
        </Text>
        <InformationCard
          isPreview
          information={{
            type,
            title: title.trim() || t('form.previewTitle'),
            content: content.trim() || t('form.previewContent'),
          }}
        />
      </Stack>
    </RecordDialog>
  );
}
