import { Button, Group, Select, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SpeciesWarning } from '../actions/SpeciesWarning.tsx';
import { useMayCreate } from '../actions/useMayCreate.ts';
import { AnimalNotFound } from '../details/AnimalNotFound.tsx';
import { AnimalFieldset } from './AnimalFieldset.tsx';
import { useNewAnimal } from './useNewAnimal.ts';
import classes from './form.module.css';

/** The form of a new animal: who it is, and where it comes to. */
export function NewAnimal({ enclosureId }: { readonly enclosureId: string | null }) {
  return useMayCreate() ? <NewAnimalForm enclosureId={enclosureId} /> : <AnimalNotFound />;
}

function NewAnimalForm({ enclosureId }: { readonly enclosureId: string | null }) {
  const { t } = useTranslation(['animals', 'words']);
  const form = useNewAnimal(enclosureId);
  const { typed, change, errors } = form;
  return (
    <>
      <PageHeader title={t('form.newTitle')} subtitle={t('form.newSubtitle')} />
      <form onSubmit={(event) => void form.submit(event)} noValidate className={classes['narrow']}>
        <Stack gap="lg">
          <FormFailure message={errors.failure} />
          <AnimalFieldset typed={typed} change={change} errorAt={errors.at} />
          <Stack gap="md" component="section">
            <Title order={2} size="h4">
              {t('form.place')}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <Select
                name="enclosureId"
                label={t('words:enclosure')}
                description={form.enclosures.length === 0 ? t('empty.noEnclosure') : undefined}
                required
                searchable
                clearable
                nothingFoundMessage={t('words:nothingOfName')}
                data={form.enclosures}
                value={typed.enclosureId}
                error={errors.at('enclosureId')}
                onChange={(chosen) => change({ enclosureId: chosen })}
              />
              <Select
                name="groupId"
                label={t('columns.group')}
                searchable
                clearable
                nothingFoundMessage={t('words:nothingOfName')}
                data={form.groups.map(({ groupId, groupName }) => ({ value: groupId, label: groupName }))}
                value={typed.groupId}
                error={errors.at('groupId')}
                onChange={(groupId) => change({ groupId })}
              />
              <TextInput
                name="movedAtUnix"
                type="datetime-local"
                label={t('form.arrival')}
                description={t('form.arrivalHint')}
                max={form.latest}
                value={typed.when}
                error={errors.at('movedAtUnix')}
                onChange={(event) => change({ when: event.currentTarget.value })}
              />
            </SimpleGrid>
            <SpeciesWarning group={form.group} animals={[{ name: typed.animalName, specieId: typed.specieId }]} />
          </Stack>
          <Group justify="flex-end">
            <Button variant="default" disabled={!form.isChanged || form.isSaving} onClick={form.giveUp}>
              {t('words:discardChanges')}
            </Button>
            <Button type="submit" loading={form.isSaving}>
              {t('form.create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </>
  );
}
