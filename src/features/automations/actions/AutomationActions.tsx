import { Button, Group } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconBolt,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AutomationAction } from '#domain/tasks/task-template.ts';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { useActor } from '#state/session/use-session.ts';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { mayManage, offeredSteps } from './automation-actions.ts';
import { useAutomationActions } from './useAutomationActions.ts';

const ICONS: Record<AutomationAction, typeof IconBolt> = {
  suspend: IconPlayerPause,
  resume: IconPlayerPlay,
  archive: IconArchive,
  restore: IconArchiveOff,
  runNow: IconBolt,
  skipNext: IconPlayerSkipForward,
};

/** The buttons of one automation: editing it, and the actions of its state. */
export function AutomationActions({ automation }: { readonly automation: TaskTemplate }) {
  const { t } = useTranslation(['automations', 'words']);
  const actor = useActor();
  const { act, busyAction } = useAutomationActions();
  const place = useFocusKept<HTMLDivElement>();
  if (!mayManage(actor, automation)) return null;
  return (
    <Group ref={place} tabIndex={-1} style={{ outline: 'none' }} gap="xs">
      {automation.status !== 'archived' && (
        <Button
          component={Link}
          to={`/TaskManagementView?new=task&edit=${encodeURIComponent(automation.templateId)}`}
          variant="light"
          mih={44}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t('words:edit')}
        </Button>
      )}
      {offeredSteps(actor, automation).map((action) => {
        const Icon = ICONS[action];
        return (
          <Button
            key={action}
            variant="default"
            mih={44}
            leftSection={<Icon size={18} aria-hidden />}
            loading={busyAction === action}
            disabled={busyAction !== null}
            onClick={() => void act(automation, action)}
          >
            {t(`values.action.${action}`)}
          </Button>
        );
      })}
    </Group>
  );
}
