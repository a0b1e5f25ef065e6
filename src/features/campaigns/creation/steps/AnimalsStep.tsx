import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_CAMPAIGN_ANIMALS } from '#domain/campaigns/campaign.ts';
import { type AnimalRow, useAnimalRows } from '#features/animals/index.ts';
import { useEnclosureRows } from '#features/enclosures/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { Fact } from '#ui/facts/Fact.tsx';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { StepProps } from './step-props.ts';

/** The animals that the list offers at once; typing finds the others. */
const SHOWN = 50;

/** The animals of the campaign: those that live in its enclosures, or chosen one by one. */
export function AnimalsStep({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'lists']);
  const { rows, error, refetch } = useAnimalRows();
  if (error !== null) return <LoadFailed error={error} onRetry={refetch} />;
  if (rows === undefined) return <LoadingState label={t('lists:page.loading')} count={4} />;
  const present = rows.filter(({ state }) => state === 'present');
  return form.values.concernedBy === 'enclosure' ? (
    <Residents form={form} animals={present} />
  ) : (
    <AnimalChoices form={form} animals={present} />
  );
}

function Residents({ form, animals }: StepProps & { readonly animals: readonly AnimalRow[] }) {
  const { t } = useTranslation(['campaign-form', 'lists']);
  const { list } = useFormat();
  const { enclosureIds } = form.values;
  return (
    <Stack gap="md">
      <Text>{t('residents')}</Text>
      {enclosureIds.length === 0 && <Text c="dimmed">{t('noEnclosureChosen')}</Text>}
      <Stack component="dl" gap="xs" m={0}>
        {enclosureIds.map((enclosureId) => {
          const names = animals.filter(({ animal }) => animal.enclosureId === enclosureId).map(({ name }) => name);
          return (
            <Fact key={enclosureId} name={form.names.enclosure(enclosureId)}>
              {names.length === 0 ? t('noResident') : list(names)}
            </Fact>
          );
        })}
      </Stack>
    </Stack>
  );
}

function AnimalChoices({ form, animals }: StepProps & { readonly animals: readonly AnimalRow[] }) {
  const { t } = useTranslation(['campaign-form', 'words']);
  const enclosures = useEnclosureRows().rows;
  const { animalIds } = form.values;
  // A campaign without scans needs no plan and no zones.
  const makesScans = form.values.observation.methods.includes('scan');
  const ready = new Set(
    (enclosures ?? [])
      .filter(({ gaps, enclosure }) => (gaps.length === 0 || !makesScans) && !enclosure.isArchived)
      .map(({ enclosureId }) => enclosureId),
  );
  const choices = animals.map(({ animalId, name, species, enclosureName, animal: { enclosureId } }) => {
    const isReady = enclosureId !== null && ready.has(enclosureId);
    const place = enclosureId === null ? t('withoutEnclosure') : (enclosureName ?? '');
    return {
      value: animalId,
      label: [name, species.name, place, isReady || enclosureId === null ? '' : t('notReady')]
        .filter(Boolean)
        .join(' · '),
      otherNames: species.foundNames,
      disabled: !isReady && !animalIds.includes(animalId),
    };
  });
  const offered = new Set(choices.map(({ value }) => value));
  const others = animalIds.filter((id) => !offered.has(id)).map((id) => ({ value: id, label: form.names.animal(id) }));
  return (
    <SearchMultiSelect
      name="animalIds"
      label={t('words:animals')}
      description={makesScans ? t('animalsHint') : undefined}
      placeholder={animalIds.length === 0 ? t('chooseAnimals') : ''}
      nothingFoundMessage={t('words:noResult')}
      required
      clearable={!form.isReadOnly}
      hidePickedOptions
      readOnly={form.isReadOnly || form.isFrozen('animalIds')}
      maxValues={MAX_CAMPAIGN_ANIMALS}
      limit={SHOWN}
      data={[...choices, ...others]}
      value={[...animalIds]}
      error={form.at('animalIds')}
      onChange={(ids) => form.edit({ animalIds: ids })}
    />
  );
}
