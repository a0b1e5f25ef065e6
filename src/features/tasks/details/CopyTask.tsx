import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useActor } from '#state/session/use-session.ts';
import { copyAddress } from '../page/task-tabs.ts';

/** Opens the wizard with the content of a task, for people who may create one. */
export function CopyTask({ task }: { readonly task: Task }) {
  const { t } = useTranslation('automations');
  if (!mayDo(useActor(), 'task.create', task)) return null;
  return (
    <Button
      component={Link}
      to={copyAddress(task.taskId)}
      variant="default"
      mih={44}
      leftSection={<IconCopy size={18} aria-hidden />}
      aria-label={t('copyTaskFor', { title: task.title })}
    >
      {t('copyTask')}
    </Button>
  );
}
