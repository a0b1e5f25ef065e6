import { Accordion, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupTasks, type TaskGrouping } from '#domain/tasks/task-groups.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import type { ListTableProps } from '#kit/list/ListTable.tsx';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';
import { useGroupName } from './useGroupName.ts';

/** Up to this many tasks, all groups are open from the start. */
const FEW_TASKS = 60;

/** The tasks under the headings of their groups. A long list shows the first group open, a short one all of them. */
export function TaskGroups({
  tasks,
  by,
  surroundings,
  more,
  table,
}: {
  readonly tasks: readonly Task[];
  readonly by: Exclude<TaskGrouping, 'none'>;
  readonly surroundings: TaskSurroundings;
  readonly more: ListTableProps<Task>['more'];
  /** renders the tasks of one group as a list of this name, with a filter that finds the group among all tasks */
  readonly table: (
    tasks: readonly Task[],
    label: string,
    ofGroup: (all: readonly Task[]) => readonly Task[],
  ) => ReactNode;
}) {
  const { t } = useTranslation(['task-details', 'lists']);
  const nameOf = useGroupName(by, surroundings);
  const groups = useMemo(
    () => groupTasks(tasks, by, { zone: ZONE, sectors: surroundings.sectors }),
    [tasks, by, surroundings.sectors],
  );
  const inGroup = (key: string) => (all: readonly Task[]) =>
    groupTasks(all, by, { zone: ZONE, sectors: surroundings.sectors }).find((group) => group.key === key)?.tasks ?? [];
  const keys = groups.map(({ key }) => `group ${key}`);
  return (
    <>
      <Accordion
        key={by}
        multiple
        variant="separated"
        defaultValue={tasks.length <= FEW_TASKS ? keys : keys.slice(0, 1)}
        transitionDuration={0}
      >
        {groups.map((group) => (
          <Accordion.Item key={group.key} value={`group ${group.key}`}>
            <Accordion.Control>
              <Group gap="sm">
                <Text fw={600}>{nameOf(group.key)}</Text>
                <Text fz="sm" c="dimmed">
                  {t('task-details:grouping.count', { count: group.tasks.length })}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>{table(group.tasks, nameOf(group.key), inGroup(group.key))}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {more?.hasMore === true && (
        <Group justify="center" mt="md">
          <Button variant="default" mih={44} loading={more.isLoading} onClick={more.onMore}>
            {t('lists:more.load')}
          </Button>
        </Group>
      )}
    </>
  );
}
