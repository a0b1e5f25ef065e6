import { Button, Tabs } from '@mantine/core';
import { IconCalendarWeek, IconChecklist, IconPlus, IconRepeat, IconSpeakerphone } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { loadNamespaces } from '#i18n/start.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { TaskListPanel } from '../list/TaskListPanel.tsx';
import { QuickTaskButton } from '../quick/QuickTaskButton.tsx';
import { RecordTasks } from '../record/RecordTasks.tsx';
import { addressOfTab, NEW_TASK_ADDRESS, TASK_TABS, tabOf, wizardOf } from './task-tabs.ts';

/** Each part is fetched with its texts when it is opened. */
const TaskWizardPage = lazy(async () => {
  const [wizard] = await Promise.all([
    import('../wizard/TaskWizardPage.tsx'),
    loadNamespaces(['task-wizard', 'form', 'recurrence', 'access']),
  ]);
  return { default: wizard.TaskWizardPage };
});
const WeekPanel = lazy(async () => {
  const [panel] = await Promise.all([import('../week/WeekPanel.tsx'), loadNamespaces(['task-week', 'task-details'])]);
  return { default: panel.WeekPanel };
});
const AutomationsPanel = lazy(async () => {
  const [{ loadAutomationsPanel }] = await Promise.all([
    import('#features/automations/index.ts'),
    loadNamespaces(['task-wizard', 'recurrence']),
  ]);
  return { default: await loadAutomationsPanel() };
});
const InformationPanel = lazy(async () => ({
  default: (await import('#features/information/index.ts')).InformationPanel,
}));

const ICONS = { tasks: IconChecklist, week: IconCalendarWeek, automations: IconRepeat, information: IconSpeakerphone };

/** /TaskManagementView: tasks, automations and information as tabs, or the wizard if the address names it. */
export function Component() {
  const { t } = useTranslation(['tasks', 'automations', 'words']);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const wizard = wizardOf(parameters);
  const tab = tabOf(parameters);
  const waiting = <LoadingState label={t('tasks:loading')} />;
  if (wizard !== null)
    return (
      <Suspense fallback={waiting}>
        <TaskWizardPage {...wizard} />
      </Suspense>
    );
  return (
    <>
      <PageHeader
        title={t('words:tasks')}
        subtitle={t('tasks:subtitle')}
        action={
          // The tab of the information has a button of its own.
          tab !== 'information' && (
            <>
              <QuickTaskButton />
              <Button component={Link} to={NEW_TASK_ADDRESS} mih={44} leftSection={<IconPlus size={18} aria-hidden />}>
                {t('automations:newTask')}
              </Button>
            </>
          )
        }
      />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => {
          const next = TASK_TABS.find((one) => one === chosen);
          if (next !== undefined) void navigate(addressOfTab(next));
        }}
      >
        <TabRow chosen={tab}>
          {TASK_TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={18} aria-hidden />} mih={44}>
                {t(`automations:values.tab.${one}`)}
              </Tabs.Tab>
            );
          })}
        </TabRow>
        <Tabs.Panel value="tasks">
          <TaskListPanel />
        </Tabs.Panel>
        <Tabs.Panel value="week">
          <Suspense fallback={waiting}>
            <WeekPanel />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="automations">
          <Suspense fallback={waiting}>
            <AutomationsPanel
              tasksOf={({ zooId, templateId }) => <RecordTasks record={{ zooId, automationId: templateId }} />}
            />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="information">
          <Suspense fallback={waiting}>
            <InformationPanel />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
