import { Avatar, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { displayName, type User } from '#domain/users/user.ts';

/** A person's picture, name and address; a person without a name has the address alone. */
export function PersonName({ person, isMe = false }: { readonly person: User; readonly isMe?: boolean }) {
  const { t } = useTranslation('people');
  const name = displayName(person);
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <Avatar src={person.userProfilePicture?.url ?? null} name={name} variant="default" size={36} aria-hidden alt="" />
      <Stack gap={0} miw={0}>
        <Text component="span" fz="sm" fw={600} lh={1.35} maw="20rem" style={{ overflowWrap: 'break-word' }}>
          {isMe ? t('table.me', { name }) : name}
        </Text>
        {name !== person.userMail && (
          <Text component="span" fz="xs" c="dimmed" lh={1.35} maw="20rem" style={{ overflowWrap: 'break-word' }}>
            {person.userMail}
          </Text>
        )}
      </Stack>
    </Group>
  );
}
