import { Box, Button, SimpleGrid, Stack, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { MinuteField } from '#kit/form/MinuteField.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { nowMs } from '#lib/clock.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { runningMinute } from '../actions/move-time.ts';
import { SpeciesWarning } from '../actions/SpeciesWarning.tsx';
import { useMayCreate } from '../actions/useMayCreate.ts';
import { AnimalNotFound } from '../details/AnimalNotFound.tsx';
import { AnimalFieldset } from './AnimalFieldset.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { useNewAnimal } from './useNewAnimal.ts';

/** The form of a new animal: its own fields, and the place that it comes to. */
export function NewAnimal({ enclosureId }: { readonly enclosureId: string | null }) {
  return useMayCreate() ? <NewAnimalForm enclosureId={enclosureId} /> : <AnimalNotFound />;
}

function NewAnimalForm({ enclosureId }: { readonly enclosureId: string | null }) {
  const { t } = useTranslation(['animals', 'words']);
  const frame = useRef<HTMLDivElement>(null);
  const next = () => frame.current?.querySelector<HTMLElement>('input[name="animalName"]')?.focus();
  const made = useNewAnimal(enclosureId, { onNext: next });
  const { form, groups, enclosures, group, latest, photo, setPhoto, setGoesOn } = made;
  const { animalName, specieId } = form.values;
  return (
    <>
      <PageHeader title={t('form.newTitle')} subtitle={t('form.newSubtitle')} />
      <Box maw="56rem" ref={frame}>
        <RecordForm form={form} isWide>
          <AnimalFieldset animalId={null} typed={form.values} change={form.change} errorAt={form.errorAt} />
          <Stack gap="md" component="section">
            <Title order={2} size="h4">
              {t('form.place')}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <SearchSelect
                {...form.field('enclosureId')}
                description={enclosures.length === 0 ? t('empty.noEnclosure') : undefined}
                required
                clearable
                nothingFoundMessage={t('words:noResult')}
                data={enclosures}
              />
              <SearchSelect
                {...form.field('groupId')}
                clearable
                nothingFoundMessage={t('words:noResult')}
                data={groups.map(({ groupId, groupName }) => ({ value: groupId, label: groupName }))}
              />
              <MinuteField {...form.field('movedAtUnix')} stored={0} max={latest} description={t('form.arrivalHint')} />
              <Button
                variant="default"
                mih={44}
                style={{ alignSelf: 'end', justifySelf: 'start' }}
                onClick={() => form.change({ movedAtUnix: runningMinute(nowMs()) })}
              >
                {t('form.now')}
              </Button>
            </SimpleGrid>
            <SpeciesWarning group={group} animals={[{ name: animalName, specieId }]} />
          </Stack>
          <PhotoChoice photo={photo} onChange={setPhoto} />
          <div onClickCapture={() => setGoesOn(false)}>
            <FormButtons
              form={form}
              saveLabel={t('form.create')}
              aside={
                <Button
                  variant="light"
                  mih={44}
                  disabled={form.isSaving}
                  onClick={(event) => {
                    setGoesOn(true);
                    event.currentTarget.form?.requestSubmit();
                  }}
                >
                  {t('form.createAnother')}
                </Button>
              }
            />
          </div>
        </RecordForm>
      </Box>
    </>
  );
}
