import { useTranslation } from 'react-i18next';
import type { SectorRole } from '#domain/access/roles.ts';
import { TEAM_FIELD } from '#domain/sectors/sector-team.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';

/** People of one role in a sector; the rules take this many. */
const MAX_PEOPLE = 200;

/** Chooses the people of one role. A person who can no longer be read keeps their place until they are taken out. */
export function RolePicker({
  role,
  people,
  value,
  isReadOnly,
  onChange,
}: {
  readonly role: SectorRole;
  readonly people: readonly User[];
  readonly value: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (userIds: string[]) => void;
}) {
  const { t } = useTranslation(['sectors', 'access', 'words']);
  const known = new Set(people.map(({ userId }) => userId));
  const data = [
    ...people.map((person) => ({ value: person.userId, label: displayName(person) })),
    ...value
      .filter((userId) => !known.has(userId))
      .map((userId) => ({ value: userId, label: t('sectors:team.unknown') })),
  ];
  return (
    <SearchMultiSelect
      name={TEAM_FIELD[role]}
      label={t(`sectors:roles.${role}`)}
      description={t(`sectors:roleTasks.${role}`)}
      placeholder={value.length === 0 ? t('sectors:team.choose') : ''}
      nothingFoundMessage={t('words:noResult')}
      readOnly={isReadOnly}
      clearable={!isReadOnly}
      clearButtonProps={{ 'aria-label': t('sectors:team.clear') }}
      maxValues={MAX_PEOPLE}
      data={data}
      value={[...value]}
      onChange={onChange}
    />
  );
}
