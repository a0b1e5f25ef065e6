import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SpeciesOption } from './SpeciesOption.tsx';
import { MAX_OFFERED, useSpeciesChoices } from './useSpeciesChoices.ts';

/** The species of an animal, found by any of its common names, in any language, or its Latin one. */
export function SpeciesField({
  value,
  error,
  description,
  onChange,
}: {
  readonly value: string | null;
  readonly error: string | null;
  readonly description?: string | undefined;
  readonly onChange: (specieId: string | null) => void;
}) {
  const { t } = useTranslation('animals');
  const { choices, latinOf, filter } = useSpeciesChoices();
  return (
    <Select
      name="specieId"
      label={t('columns.species')}
      description={description ?? (value === null ? undefined : latinOf(value))}
      placeholder={t('form.speciesHint')}
      required
      searchable
      clearable
      limit={MAX_OFFERED}
      nothingFoundMessage={t('form.speciesNone')}
      data={choices}
      value={value}
      error={error}
      onChange={onChange}
      filter={filter}
      renderOption={({ option }) => <SpeciesOption label={option.label} latinName={latinOf(option.value)} />}
    />
  );
}
