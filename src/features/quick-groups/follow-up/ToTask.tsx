import { ActionIcon } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import { taskOfAction } from '#domain/quick-groups/task-of-action.ts';
import type { QuickAction } from '#domain/quick-groups/quick-action.ts';
import { type QuickGroup, subjectOfGroup } from '#domain/quick-groups/quick-group.ts';
import { newTaskLink } from '#features/tasks/index.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';

/** The button that makes a task of an action, where the establishment has tasks and the person may create one. */
export function ToTask({ group, action }: { readonly group: QuickGroup; readonly action: QuickAction }) {
  const { t } = useTranslation('quick-work');
  const actor = useActor();
  const now = useNow();
  if (!mayDo(actor, 'task.create', { ...subjectOfGroup(group), authorId: null })) return null;
  return (
    <ActionIcon
      component={Link}
      {...newTaskLink(`action.${action.actionId}`, taskOfAction(action, group, now))}
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t('actions.toTask', { name: action.title })}
      title={t('actions.toTask', { name: action.title })}
    >
      <IconChecklist size={20} aria-hidden />
    </ActionIcon>
  );
}
