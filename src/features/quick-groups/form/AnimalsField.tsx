import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { MAX_QUICK_GROUP_ANIMALS } from '#domain/quick-groups/quick-group.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { animalChoice } from '#kit/animal/animal-choice.ts';
import { useActor } from '#state/session/use-session.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';

/** The animals that the list offers at once; typing finds the others. */
const MAX_OFFERED = 50;

/** The animals of a group that have a record: those present of its species, and at once all of them. */
export function AnimalsField({
  name,
  label,
  value,
  error,
  readOnly,
  speciesIds,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: readonly string[];
  readonly error: string | null;
  readonly readOnly: boolean;
  /** the species of the group; animals of every species are offered while it has none */
  readonly speciesIds: readonly string[];
  readonly onChange: (animalIds: string[]) => void;
}) {
  const { t } = useTranslation(['quick-groups', 'words']);
  const { offered, choices } = useOffered(speciesIds, value);
  const others = offered.filter((id) => !value.includes(id)).slice(0, MAX_QUICK_GROUP_ANIMALS - value.length);
  return (
    <Stack gap={4} align="stretch">
      <SearchMultiSelect
        name={name}
        label={label}
        description={t('form.animalsHint')}
        placeholder={value.length === 0 && !readOnly ? t('form.animalsChoose') : ''}
        clearable={!readOnly}
        readOnly={readOnly}
        maxValues={MAX_QUICK_GROUP_ANIMALS}
        limit={MAX_OFFERED}
        nothingFoundMessage={t('words:noResult')}
        data={choices}
        value={[...value]}
        error={error}
        onChange={onChange}
      />
      {!readOnly && speciesIds.length > 0 && others.length > 1 && (
        <Button
          variant="subtle"
          mih={44}
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...value, ...others])}
        >
          {t('form.animalsAll', { count: others.length })}
        </Button>
      )}
    </Stack>
  );
}

/** Returns the ids of the animals to choose from, and the choices that name them and the chosen ones. */
function useOffered(speciesIds: readonly string[], chosen: readonly string[]) {
  const { t } = useTranslation('words');
  const { zooId } = useActor();
  const language = useLanguage();
  const { data, isLoading } = useAnimalRegisterQuery(zooId);
  const { species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  const choices = useMemo(
    () =>
      (data?.animals ?? []).map((animal) => ({
        choice: animalChoice(animal, species, language),
        isOffered:
          animal.status === 'present' &&
          !animal.isArchived &&
          (speciesIds.length === 0 || (animal.specieId !== null && speciesIds.includes(animal.specieId))),
      })),
    [data, species, language, speciesIds],
  );
  const known = choices.filter(({ choice, isOffered }) => isOffered || chosen.includes(choice.value));
  const ids = new Set(known.map(({ choice }) => choice.value));
  // A chosen animal without a record, such as one that was merged into another, still stands there to be taken out.
  const unnamed = chosen
    .filter((id) => !ids.has(id))
    .map((id) => ({ value: id, label: isLoading ? '…' : t('notKnown') }));
  return {
    offered: known.filter(({ isOffered }) => isOffered).map(({ choice }) => choice.value),
    choices: [...known.map(({ choice }) => choice), ...unnamed],
  };
}
