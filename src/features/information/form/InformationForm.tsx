import { Button, Group, Select, SimpleGrid, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type Information,
  INFORMATION_CONTENT_LENGTH,
  INFORMATION_PRIORITIES,
  INFORMATION_TITLE_LENGTH,
  INFORMATION_TYPES,
} from '#domain/information/information.ts';
import { appError } from '#domain/errors/app-error.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { OvertakenNote } from '#kit/form/OvertakenNote.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { InformationCard } from '../shown/InformationCard.tsx';
import { RecipientsFields } from './RecipientsFields.tsx';
import { useInformationForm } from './useInformationForm.ts';

/** What the server calls the ends of the period. */
const FIELD_OF = { from: 'displayFromUnix', until: 'displayUntilUnix' } as const;

/** Writes an information beside what its readers will see; what is typed stays until it is saved or given up. */
export function InformationForm({
  information,
  onDone,
}: {
  /** null: a new one */
  readonly information: Information | null;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('information');
  const messageOf = useErrorMessage();
  const { draft, change, errors, isSaving, submit, giveUp, theirs, takeOver } = useInformationForm(information, onDone);
  // Any other failure is told beside the note.
  const isToldByNote = theirs !== null && errors.error?.code === 'information/changed-meanwhile';
  return (
    <Dialog
      onClose={() => void giveUp()}
      title={information === null ? t('new') : t('form.edit')}
      closeLabel={t('close')}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          {!isToldByNote && <FormFailure message={errors.failure} />}
          {theirs !== null && (
            <OvertakenNote
              message={messageOf(appError('information/changed-meanwhile'))}
              takeOverLabel={t('form.takeOver')}
              onTakeOver={takeOver}
            >
              <Text fz="sm" fw={600}>
                {t('form.storedVersion')}
              </Text>
              <InformationCard isPreview information={theirs} />
            </OvertakenNote>
          )}
          <TextInput
            name="title"
            label={t('form.title')}
            required
            data-autofocus
            maxLength={INFORMATION_TITLE_LENGTH}
            value={draft.title}
            error={errors.at('title')}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Select
              label={t('form.type')}
              allowDeselect={false}
              data={INFORMATION_TYPES.map((value) => ({ value, label: t(`values.type.${value}`) }))}
              value={draft.type}
              onChange={(type) => type !== null && change({ type })}
            />
            <Select
              label={t('form.priority')}
              allowDeselect={false}
              data={INFORMATION_PRIORITIES.map((value) => ({ value, label: t(`values.priority.${value}`) }))}
              value={draft.priority}
              onChange={(priority) => priority !== null && change({ priority })}
            />
          </SimpleGrid>
          <Textarea
            name="content"
            label={t('form.content')}
            description={t('form.contentHint')}
            required
            rows={7}
            maxLength={INFORMATION_CONTENT_LENGTH}
            value={draft.content}
            error={errors.at('content')}
            onChange={(event) => change({ content: event.currentTarget.value })}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {(['from', 'until'] as const).map((bound) => (
              <TextInput
                key={bound}
                name={FIELD_OF[bound]}
                type="datetime-local"
                label={bound === 'from' ? t('form.from') : t('form.until')}
                description={t('form.timeHint')}
                required
                value={draft[bound]}
                error={errors.at(FIELD_OF[bound])}
                onChange={(event) => change({ [bound]: event.currentTarget.value })}
              />
            ))}
          </SimpleGrid>
          <RecipientsFields
            recipients={draft.recipients}
            error={errors.at('recipients')}
            onChange={(recipients) => change({ recipients })}
          />
          <Switch
            label={t('form.confirmation')}
            description={t('form.confirmationHint')}
            checked={draft.needsConfirmation}
            onChange={(event) => change({ needsConfirmation: event.currentTarget.checked })}
          />
          <Stack gap={6} component="section" aria-label={t('form.preview')}>
            <Text fz="sm" fw={600}>
              {t('form.preview')}
            </Text>
            <InformationCard
              isPreview
              information={{
                type: draft.type,
                title: draft.title.trim() || t('form.previewTitle'),
                content: draft.content.trim() || t('form.previewContent'),
              }}
            />
          </Stack>
          <Group justify="flex-end">
            <Button variant="default" mih={44} onClick={() => void giveUp()}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" mih={44} loading={isSaving}>
              {information === null ? t('form.publish') : t('form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
