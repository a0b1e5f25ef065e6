import { Anchor, Select, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Establishment, MAX_ETHOLOGISTS } from '#domain/establishments/establishment.ts';
import { displayName } from '#domain/users/user.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import type { Candidates } from './useCandidates.ts';
import type { SettingsFormState } from './useSettingsForm.ts';

/** The ethologists who accompany the establishment, and the account of its visitors' education. */
export function PeopleFields({
  zoo,
  form,
  people,
  colleagues,
}: {
  readonly zoo: Establishment;
  readonly form: SettingsFormState;
  /** those who may accompany the establishment */
  readonly people: Candidates;
  /** its own people */
  readonly colleagues: Candidates;
}) {
  const { t } = useTranslation('establishment');
  const accounts = (colleagues ?? []).filter((person) => person.userRight === 'pedagoadmin');
  const chosen = form.values.pedagogicalUserId;
  const isUnknown = chosen !== null && !accounts.some((person) => person.userId === chosen);
  return (
    <Stack gap="md">
      <PeoplePicker {...form.field('referentEthologistIds')} people={people} most={MAX_ETHOLOGISTS} />
      <PeoplePicker {...form.field('supportEthologistIds')} people={people} most={MAX_ETHOLOGISTS} />
      <Select
        {...form.field('pedagogicalUserId')}
        placeholder={t('people.nobody')}
        nothingFoundMessage={t('people.noPedagogical')}
        clearable={!form.isReadOnly}
        clearButtonProps={{ 'aria-label': t('people.clear', { field: t('fields.pedagogical') }) }}
        data={[
          ...accounts.map((person) => ({ value: person.userId, label: displayName(person) })),
          ...(isUnknown ? [{ value: chosen, label: colleagues === undefined ? '…' : t('people.unknown') }] : []),
        ]}
      />
      <Text fz="sm" c="dimmed">
        {t('hints.pedagogical')}{' '}
        <Anchor component={Link} to={`?id=${encodeURIComponent(zoo.zooId)}&tab=accounts`}>
          {t('values.tab.accounts')}
        </Anchor>
      </Text>
    </Stack>
  );
}
