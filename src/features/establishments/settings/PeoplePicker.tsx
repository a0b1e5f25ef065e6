import { useTranslation } from 'react-i18next';
import { displayName } from '#domain/users/user.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import type { Candidates } from './useCandidates.ts';

/** Chooses people by name. A chosen person who can no longer be read keeps a place, so that saving loses nobody. */
export function PeoplePicker({
  name,
  label,
  description,
  people,
  value,
  error,
  readOnly = false,
  most,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly people: Candidates;
  readonly value: readonly string[];
  readonly error: string | null;
  readonly readOnly?: boolean;
  /** the most people that may be chosen */
  readonly most: number;
  readonly onChange: (userIds: string[]) => void;
}) {
  const { t } = useTranslation(['establishment', 'words']);
  const known = new Set((people ?? []).map((person) => person.userId));
  const unknown = value.filter((userId) => !known.has(userId));
  const data = [
    ...(people ?? []).map((person) => ({ value: person.userId, label: displayName(person) })),
    ...unknown.map((userId) => ({ value: userId, label: people === undefined ? '…' : t('people.unknown') })),
  ];
  return (
    <SearchMultiSelect
      name={name}
      label={label}
      {...(description === undefined ? {} : { description })}
      placeholder={value.length === 0 ? t('people.choose') : ''}
      nothingFoundMessage={t('words:noResult')}
      clearable={!readOnly}
      readOnly={readOnly}
      clearButtonProps={{ 'aria-label': t('people.clear', { field: label }) }}
      maxValues={most}
      data={data}
      value={[...value]}
      error={error}
      onChange={onChange}
    />
  );
}
