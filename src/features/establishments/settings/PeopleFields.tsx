import { Anchor, Select, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Establishment, MAX_ETHOLOGISTS } from '#domain/establishments/establishment.ts';
import { displayName } from '#domain/users/user.ts';
import type { FormPart } from './form-part.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import { useEthologists } from './useEthologists.ts';

/** The ethologists who accompany the establishment, and the account of its visitors' education. */
export function PeopleFields({ zoo, form, isReadOnly }: FormPart & { readonly zoo: Establishment }) {
  const { t } = useTranslation('establishment');
  const { typed, change, errors } = form;
  const { people, colleagues } = useEthologists(zoo);
  const accounts = (colleagues ?? []).filter((person) => person.userRight === 'pedagoadmin');
  const chosen = typed.pedagogicalUserId;
  const isUnknown = chosen !== null && !accounts.some((person) => person.userId === chosen);
  return (
    <Stack gap="md">
      <PeoplePicker
        name="referentEthologistIds"
        label={t('fields.referents')}
        people={people}
        most={MAX_ETHOLOGISTS}
        value={typed.referentEthologistIds}
        error={errors.at('referentEthologistIds')}
        isReadOnly={isReadOnly}
        onChange={(referentEthologistIds) => change({ referentEthologistIds })}
      />
      <PeoplePicker
        name="supportEthologistIds"
        label={t('fields.supports')}
        people={people}
        most={MAX_ETHOLOGISTS}
        value={typed.supportEthologistIds}
        error={errors.at('supportEthologistIds')}
        isReadOnly={isReadOnly}
        onChange={(supportEthologistIds) => change({ supportEthologistIds })}
      />
      <Select
        name="pedagogicalUserId"
        label={t('fields.pedagogical')}
        placeholder={t('people.nobody')}
        nothingFoundMessage={t('people.noPedagogical')}
        clearable={!isReadOnly}
        readOnly={isReadOnly}
        clearButtonProps={{ 'aria-label': t('people.clear', { field: t('fields.pedagogical') }) }}
        data={[
          ...accounts.map((person) => ({ value: person.userId, label: displayName(person) })),
          ...(isUnknown ? [{ value: chosen, label: colleagues === undefined ? '…' : t('people.unknown') }] : []),
        ]}
        value={chosen}
        error={errors.at('pedagogicalUserId')}
        onChange={(pedagogicalUserId) => change({ pedagogicalUserId })}
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
