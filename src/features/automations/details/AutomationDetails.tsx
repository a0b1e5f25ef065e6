import { Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TaskTemplate } from '#domain/tasks/task.ts';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { tabAddress } from '#kit/page/tab-address.ts';
import { AutomationActions } from '../actions/AutomationActions.tsx';
import { AutomationBadge } from '../AutomationBadge.tsx';
import { AutomationHistory } from './AutomationHistory.tsx';
import { AutomationOverview } from './AutomationOverview.tsx';

const PARTS = tabAddress(['overview', 'history'], { parameter: 'part' });

/** One automation: its tasks and schedule, and its history. */
export function AutomationDetails({ automation }: { readonly automation: TaskTemplate }) {
  const { t } = useTranslation('automations');
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
            label: t('values.part.overview'),
            panel: () => <AutomationOverview automation={automation} />,
          },
          history: { label: t('values.part.history'), panel: () => <AutomationHistory automation={automation} /> },
        }}
      />
    </Stack>
  );
}
