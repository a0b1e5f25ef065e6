import { ActionIcon, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { MAX_QUICK_GROUP_MEMBERS, type QuickGroup, subjectOfGroup } from '#domain/quick-groups/quick-group.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { useGroupChanges } from './useGroupChanges.ts';

const NONE: readonly User[] = [];

/** The people who evaluate a group: its owner adds, removes and hands over; everybody else reads. */
export function Members({ group }: { readonly group: QuickGroup }) {
  const { t } = useTranslation(['quick-groups', 'words']);
  const actor = useActor();
  const { data: colleagues = NONE } = useColleaguesQuery(group.zooId);
  const { addMember, removeMember, handOver } = useGroupChanges(group);
  const names = new Map(colleagues.map((person) => [person.userId, displayName(person)]));
  const nameOf = (userId: string) => names.get(userId) ?? t('words:unknownAccount');
  const mayEdit = !group.isArchived && mayDo(actor, 'quickGroup.edit', subjectOfGroup(group));
  const free = colleagues.filter(
    ({ userId, isDeleted, isDisabled, userRight }) =>
      !group.memberIds.includes(userId) && !isDeleted && !isDisabled && userRight !== 'pedagoadmin',
  );
  return (
    <Stack gap="md" maw={640}>
      <Text c="dimmed">{t('members.hint')}</Text>
      {mayEdit && (
        <SearchSelect
          label={t('members.add')}
          placeholder={t('members.choose')}
          nothingFoundMessage={t('words:noResult')}
          disabled={group.memberIds.length >= MAX_QUICK_GROUP_MEMBERS}
          data={free.map((person) => ({ value: person.userId, label: displayName(person) }))}
          value={null}
          onChange={(userId) => userId !== null && addMember(userId, nameOf(userId))}
        />
      )}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {group.memberIds.map((userId) => {
          const name = nameOf(userId);
          const isOwner = userId === group.ownerId;
          return (
            <Paper component="li" key={userId} withBorder p="xs" pl="md">
              <Group gap="sm" mih={44} wrap="nowrap" justify="space-between">
                <Group gap="sm">
                  <Text fw={500}>{name}</Text>
                  {isOwner && <Badge variant="light">{t('columns.owner')}</Badge>}
                </Group>
                {mayEdit && !isOwner && (
                  <Group gap="xs" wrap="nowrap">
                    <Button
                      variant="subtle"
                      aria-label={t('members.handOverTo', { name })}
                      onClick={() => void handOver(userId, name)}
                    >
                      {t('members.handOver')}
                    </Button>
                    <ActionIcon
                      variant="subtle"
                      color="red"
                      size={44}
                      aria-label={t('members.remove', { name })}
                      onClick={() => removeMember(userId, name)}
                    >
                      <IconX size={18} aria-hidden />
                    </ActionIcon>
                  </Group>
                )}
              </Group>
            </Paper>
          );
        })}
      </Stack>
    </Stack>
  );
}
