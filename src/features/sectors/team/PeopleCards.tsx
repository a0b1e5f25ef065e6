import { Anchor, Avatar, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { displayName } from '#domain/users/user.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useTeamNames } from '../useTeamNames.ts';

/** People of one role with their address, so that they can be reached. */
export function PeopleCards({ label, userIds }: { readonly label: string; readonly userIds: readonly string[] }) {
  const { t } = useTranslation('sectors');
  const { people, isKnown, error, retry } = useTeamNames();
  if (!isKnown && userIds.length > 0) return <LoadingState label={t('loading')} count={1} />;
  if (error !== null && userIds.length > 0) return <LoadFailed error={error} onRetry={retry} />;
  const known = people.filter(({ userId }) => userIds.includes(userId));
  if (known.length === 0)
    return (
      <Text c="dimmed" fz="sm">
        {t('team.nobodyYet')}
      </Text>
    );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm" component="ul" p={0} m={0} aria-label={label}>
      {known.map((person) => (
        <Paper key={person.userId} component="li" withBorder p="sm" style={{ listStyle: 'none' }}>
          <Group gap="sm" wrap="nowrap">
            <Avatar src={person.userProfilePicture?.url ?? null} name={displayName(person)} color="initials" alt="" />
            <div style={{ minWidth: 0 }}>
              <Text fz="sm" fw={600} truncate>
                {displayName(person)}
              </Text>
              <Anchor href={`mailto:${person.userMail}`} fz="sm" truncate display="block">
                {person.userMail}
              </Anchor>
            </div>
          </Group>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
