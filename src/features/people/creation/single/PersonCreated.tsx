import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconUserPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonDraft } from '#domain/people/person-draft.ts';
import { displayName } from '#domain/users/user.ts';
import { accountsAddress } from '../creation-address.ts';
import { ShownOnce } from '../../ShownOnce.tsx';

/** The end of the wizard: the address of the invitation, or the password that is shown this once. */
export function PersonCreated({
  person,
  password,
  zooId,
  onAnother,
}: {
  readonly person: PersonDraft;
  /** null: the person was invited */
  readonly password: string | null;
  readonly zooId: string;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation('people');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const params = { name: displayName(person), mail: person.userMail };
  return (
    <Paper withBorder p="lg" maw={760}>
      <Stack gap="lg">
        <Group gap="sm" wrap="nowrap" align="start">
          <IconCircleCheck size={28} color="var(--mantine-color-green-6)" aria-hidden style={{ flex: 'none' }} />
          <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Title order={2} size="h3" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
              {password === null ? t('creation.invitedTitle', params) : t('creation.createdTitle', params)}
            </Title>
            <Text>{password === null ? t('creation.invitedText', params) : t('creation.createdText', params)}</Text>
          </Stack>
        </Group>
        {password !== null && <ShownOnce password={password} note={t('temporary.hours')} />}
        <Group gap="sm">
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onAnother}>
            {t('creation.another')}
          </Button>
          <Button variant="default" component={Link} to={accountsAddress(zooId, password === null)}>
            {password === null ? t('creation.seeInvitations') : t('creation.seeAccounts')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
