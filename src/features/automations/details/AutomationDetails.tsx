import { Group, Stack, Tabs, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { TaskTemplate } from '#domain/tasks/task.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { AutomationActions } from '../actions/AutomationActions.tsx';
import { AutomationBadge } from '../AutomationBadge.tsx';
import { AutomationHistory } from './AutomationHistory.tsx';
import { AutomationOverview } from './AutomationOverview.tsx';

const PARTS = ['overview', 'history'] as const;

/** One automation: what it makes and when, and what it has made. */
export function AutomationDetails({ automation }: { readonly automation: TaskTemplate }) {
  const { t } = useTranslation('automations');
  const [parameters, setParameters] = useSearchParams();
  const part = PARTS.find((one) => one === parameters.get('part')) ?? 'overview';
  const choose = (next: string | null) =>
    setParameters((now) => withParameters(now, { part: next === 'overview' ? null : next }), { replace: true });
  return (
    <Stack gap="md">
      <Group gap="sm" align="center">
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {automation.name}
        </Title>
        <AutomationBadge status={automation.status} />
      </Group>
      <AutomationActions automation={automation} />
      <Tabs value={part} onChange={choose} keepMounted={false}>
        <TabRow chosen={part}>
          {PARTS.map((one) => (
            <Tabs.Tab key={one} value={one} mih={44}>
              {t(`values.part.${one}`)}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value="overview">
          <AutomationOverview automation={automation} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <AutomationHistory automation={automation} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
