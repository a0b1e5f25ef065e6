import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { MAX_RESPONSIBLE } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import { peopleChoices } from './people-choices.ts';

const SHOWN = 100;

/** The people responsible for the task, found by name, each with their roles in the sectors of the task. */
export function PeopleField({
  value,
  sectors,
  error,
  onChange,
}: {
  readonly value: readonly string[];
  /** the sectors of the task */
  readonly sectors: readonly Sector[];
  readonly error: string | null;
  readonly onChange: (userIds: string[]) => void;
}) {
  const { t } = useTranslation(['task-wizard', 'access', 'words']);
  const { list } = useFormat();
  const { zooId } = useActor();
  const { data: colleagues } = useColleaguesQuery(zooId);
  const choices = useMemo(() => peopleChoices(colleagues ?? [], sectors), [colleagues, sectors]);
  const byId = new Map(choices.map((one) => [one.userId, one]));
  const rolesOf = (userId: string) =>
    list((byId.get(userId)?.roles ?? []).map((role) => t(`access:values.sectorRole.${role}`)));
  const data = [
    ...choices.map(({ userId, name }) => ({ value: userId, label: name })),
    ...value
      .filter((userId) => !byId.has(userId))
      .map((userId) => ({ value: userId, label: t('words:unknownAccount') })),
  ];
  return (
    <SearchMultiSelect
      name="responsibleIds"
      label={t('words:assignee')}
      description={t('people.hint')}
      placeholder={value.length === 0 ? t('people.nobody') : ''}
      nothingFoundMessage={t('words:noResult')}
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': t('people.clear') }}
      maxValues={MAX_RESPONSIBLE}
      limit={SHOWN}
      data={data}
      value={[...value]}
      error={error}
      renderOption={({ option }) => (
        <Stack gap={0}>
          <Text fz="sm">{option.label}</Text>
          {rolesOf(option.value) !== '' && (
            <Text fz="xs" c="dimmed">
              {rolesOf(option.value)}
            </Text>
          )}
        </Stack>
      )}
      onChange={onChange}
    />
  );
}
