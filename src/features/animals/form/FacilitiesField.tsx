import { Button, Group, MultiSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReachableEstablishmentsQuery } from '#data/establishments/administration.endpoints.ts';
import { useReadySession } from '#state/session/use-session.ts';

const IDENTIFIER = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The establishments that may read an animal, always including its own. An establishment unknown to this person is
 * added by the identifier that its own people give.
 */
export function FacilitiesField({
  own,
  value,
  error,
  onChange,
}: {
  readonly own: string;
  readonly value: readonly string[];
  readonly error: string | null;
  readonly onChange: (facilities: string[]) => void;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const { user, establishment } = useReadySession();
  const { data = [] } = useReachableEstablishmentsQuery({ userId: user.userId, isStaff: user.akongoStaff });
  const [typed, setTyped] = useState('');
  const names = new Map([establishment, ...data].map(({ zooId, zooName }) => [zooId, zooName]));
  const ids = [...new Set([own, ...value, ...names.keys()])];
  const choose = (chosen: readonly string[]) => onChange([...new Set([own, ...chosen])]);
  const identifier = typed.trim();
  const add = () => {
    if (!IDENTIFIER.test(identifier)) return;
    choose([...value, identifier]);
    setTyped('');
  };
  return (
    <Stack gap="xs">
      <MultiSelect
        name="authorizedFacilities"
        label={t('facilities.label')}
        description={t('facilities.hint')}
        searchable
        data={ids.map((id) => ({ value: id, label: names.get(id) ?? t('facilities.unknown', { identifier: id }) }))}
        value={[...new Set([own, ...value])]}
        error={error}
        onChange={choose}
      />
      <Group align="end" gap="xs">
        <TextInput
          label={t('facilities.identifier')}
          description={t('facilities.identifierHint')}
          flex="1 1 14rem"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" disabled={!IDENTIFIER.test(identifier)} onClick={add}>
          {t('words:add')}
        </Button>
      </Group>
    </Stack>
  );
}
