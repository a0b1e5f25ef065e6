import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SpeciesOption } from './SpeciesOption.tsx';
import { MAX_OFFERED, useSpeciesChoices } from './useSpeciesChoices.ts';

/** Several species, found by any of their names. */
export function SeveralSpeciesField({
  label,
  description,
  value,
  most,
  error,
  isRequired = false,
  onChange,
}: {
  readonly label: string;
  readonly description?: string;
  readonly value: readonly string[];
  readonly most: number;
  readonly error: string | null;
  readonly isRequired?: boolean;
  readonly onChange: (speciesIds: string[]) => void;
}) {
  const { t } = useTranslation('animals');
  const { choices, latinOf, filter } = useSpeciesChoices();
  return (
    <MultiSelect
      name="species"
      label={label}
      {...(description === undefined ? {} : { description })}
      placeholder={value.length === 0 ? t('form.speciesHint') : ''}
      withAsterisk={isRequired}
      aria-required={isRequired}
      searchable
      clearable
      maxValues={most}
      limit={MAX_OFFERED}
      nothingFoundMessage={t('form.speciesNone')}
      data={choices}
      value={[...value]}
      error={error}
      onChange={onChange}
      filter={filter}
      renderOption={({ option }) => <SpeciesOption label={option.label} latinName={latinOf(option.value)} />}
    />
  );
}
