import { ActionIcon, Box, Group, Menu } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import type { TaskView } from './task-views.ts';

/** The views that a person keeps, in the menu of views, each with a button that removes it. */
export function SavedViews({
  views,
  onChoose,
  onRemove,
}: {
  readonly views: readonly TaskView[];
  readonly onChoose: (view: TaskView) => void;
  readonly onRemove: (view: TaskView) => void;
}) {
  const { t } = useTranslation('task-details');
  const kept = useFocusKept<HTMLDivElement>();
  return (
    <Box ref={kept} tabIndex={-1}>
      {views.length > 0 && <Menu.Label>{t('views.saved')}</Menu.Label>}
      {views.map((view) => (
        <Group key={view.name} gap={0} wrap="nowrap">
          <Menu.Item mih={44} onClick={() => onChoose(view)}>
            {view.name}
          </Menu.Item>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('views.remove', { name: view.name })}
            onClick={() => onRemove(view)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </Box>
  );
}
