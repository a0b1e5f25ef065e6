import { ActionIcon, Box, Group, Menu, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTaskViewsQuery } from '#data/task-views/task-views.endpoints.ts';
import { mayEndView, type SharedView, viewsOf } from '#domain/tasks/shared-view.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';

/**
 * The views that are shared with a person's sectors, each with its sector, and with a button for those who may end it.
 * They are read while the menu is open: a list costs nothing for them.
 */
export function SharedViews({
  onChoose,
  onEnd,
}: {
  readonly onChoose: (view: SharedView) => void;
  readonly onEnd: (view: SharedView) => void;
}) {
  const { t } = useTranslation('task-details');
  const { actor, sectors } = useReadySession();
  const { data } = useTaskViewsQuery(actor.zooId);
  const views = viewsOf(actor, data?.items ?? []);
  const kept = useFocusKept<HTMLDivElement>();
  const nameOf = (id: string) => sectors.find(({ sectorId }) => sectorId === id)?.sectorName ?? '';
  return (
    <Box ref={kept} tabIndex={-1}>
      {views.length > 0 && <Menu.Label>{t('views.shared')}</Menu.Label>}
      {views.map((view) => (
        <Group key={view.viewId} gap={0} wrap="nowrap">
          <Menu.Item mih={44} onClick={() => onChoose(view)}>
            {view.name}
            <Text span fz="sm" c="dimmed">
              {' '}
              · {nameOf(view.sectorId)}
            </Text>
          </Menu.Item>
          {mayEndView(actor, view) && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('views.end', { name: view.name })}
              onClick={() => onEnd(view)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
    </Box>
  );
}
