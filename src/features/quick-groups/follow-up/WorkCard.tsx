import { ActionIcon, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconCloudUpload, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

/** One note, objective or action: its title with badges, its text, its facts, and the buttons of a member. */
export function WorkCard({
  title,
  badges,
  text,
  facts,
  controls,
  isArchived,
  isWaiting,
  onEdit,
  onArchive,
  children,
}: {
  readonly title: string;
  readonly badges?: ReactNode;
  /** '' for none */
  readonly text: string;
  readonly facts: readonly string[];
  /** before the buttons, such as the choice of a state */
  readonly controls?: ReactNode;
  readonly isArchived: boolean;
  /** its change has not reached the server */
  readonly isWaiting: boolean;
  /** null for a person who only reads */
  readonly onEdit: (() => void) | null;
  readonly onArchive: (() => void) | null;
  /** below the facts, such as a progress */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation(['quick-work', 'words']);
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4} flex="1 1 18rem" miw={0}>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Text>
            {badges}
            {isWaiting && <StateBadge tone="warning" icon={IconCloudUpload} label={t('words:waitingToBeSent')} />}
          </Group>
          {text !== '' && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>}
          {facts.length > 0 && (
            <Text fz="sm" c="dimmed">
              {facts.join(' · ')}
            </Text>
          )}
          {children}
        </Stack>
        <Group gap="xs" wrap="nowrap">
          {controls}
          {onEdit !== null && !isArchived && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('editNamed', { name: title })}
              onClick={onEdit}
            >
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          )}
          {onArchive !== null && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t(isArchived ? 'restoreNamed' : 'archiveNamed', { name: title })}
              onClick={onArchive}
            >
              {isArchived ? <IconArrowBackUp size={20} aria-hidden /> : <IconArchive size={20} aria-hidden />}
            </ActionIcon>
          )}
        </Group>
      </Group>
    </Paper>
  );
}
