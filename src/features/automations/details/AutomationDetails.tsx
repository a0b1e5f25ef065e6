import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { tabAddress } from '#kit/page/tab-address.ts';
import { AutomationActions } from '../actions/AutomationActions.tsx';
import { AutomationBadge } from '../AutomationBadge.tsx';
import { AutomationHistory } from './AutomationHistory.tsx';
import { AutomationOverview } from './AutomationOverview.tsx';

/** Shows the tasks that an automation has made: the page that contains this panel has the list of tasks. */
export type TasksOf = (automation: Pick<TaskTemplate, 'zooId' | 'templateId'>) => ReactNode;

const PARTS = tabAddress(['overview', 'tasks', 'history'], { parameter: 'part' });

/** One automation: its content and schedule, the tasks it has made, and its history. */
export function AutomationDetails({
  automation,
  tasksOf,
}: {
  readonly automation: TaskTemplate;
  readonly tasksOf: TasksOf;
}) {
  const { t } = useTranslation(['automations', 'words']);
  return (
    <Stack gap="md">
      <Group gap="sm" align="center">
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {automation.name}
        </Title>
        <AutomationBadge status={automation.status} />
      </Group>
      <AutomationActions automation={automation} />
      <RecordTabs
        address={PARTS}
        isReplaced
        tabs={{
          overview: {
            label: t('automations:values.part.overview'),
            panel: () => <AutomationOverview automation={automation} />,
          },
          tasks: {
            label: t('words:tasks'),
            panel: () => tasksOf(automation),
          },
          history: {
            label: t('automations:values.part.history'),
            panel: () => <AutomationHistory automation={automation} />,
          },
        }}
      />
    </Stack>
  );
}
