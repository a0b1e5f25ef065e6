import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Choice } from './filter-choices.ts';

/** A filter by one of many names, found by typing. */
export function ChoiceFilter({
  label,
  choices,
  value,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('animals');
  return (
    <Select
      aria-label={label}
      placeholder={label}
      w={200}
      clearable
      searchable
      limit={200}
      nothingFoundMessage={t('nothingFound')}
      data={[...choices]}
      value={value}
      onChange={onChange}
    />
  );
}
