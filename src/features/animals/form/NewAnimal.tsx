import { Box, Select, SimpleGrid, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { MinuteField } from '#kit/form/MinuteField.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SpeciesWarning } from '../actions/SpeciesWarning.tsx';
import { useMayCreate } from '../actions/useMayCreate.ts';
import { AnimalNotFound } from '../details/AnimalNotFound.tsx';
import { AnimalFieldset } from './AnimalFieldset.tsx';
import { useNewAnimal } from './useNewAnimal.ts';

/** The form of a new animal: its own fields, and the place that it comes to. */
export function NewAnimal({ enclosureId }: { readonly enclosureId: string | null }) {
  return useMayCreate() ? <NewAnimalForm enclosureId={enclosureId} /> : <AnimalNotFound />;
}

function NewAnimalForm({ enclosureId }: { readonly enclosureId: string | null }) {
  const { t } = useTranslation(['animals', 'words']);
  const { form, groups, enclosures, group, latest } = useNewAnimal(enclosureId);
  const { animalName, specieId } = form.values;
  return (
    <>
      <PageHeader title={t('form.newTitle')} subtitle={t('form.newSubtitle')} />
      <Box maw="56rem">
        <RecordForm form={form} isWide>
          <AnimalFieldset typed={form.values} change={form.change} errorAt={form.errorAt} />
          <Stack gap="md" component="section">
            <Title order={2} size="h4">
              {t('form.place')}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <Select
                {...form.field('enclosureId')}
                description={enclosures.length === 0 ? t('empty.noEnclosure') : undefined}
                required
                searchable
                clearable
                nothingFoundMessage={t('words:noResult')}
                data={enclosures}
              />
              <Select
                {...form.field('groupId')}
                searchable
                clearable
                nothingFoundMessage={t('words:noResult')}
                data={groups.map(({ groupId, groupName }) => ({ value: groupId, label: groupName }))}
              />
              <MinuteField {...form.field('movedAtUnix')} stored={0} max={latest} description={t('form.arrivalHint')} />
            </SimpleGrid>
            <SpeciesWarning group={group} animals={[{ name: animalName, specieId }]} />
          </Stack>
          <FormButtons form={form} saveLabel={t('form.create')} />
        </RecordForm>
      </Box>
    </>
  );
}
