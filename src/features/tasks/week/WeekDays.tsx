import { ActionIcon, Anchor, Group, Menu, Text } from '@mantine/core';
import { IconDotsVertical, IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DEFAULT_SECTOR_COLOR } from '#domain/sectors/sector.ts';
import { isOverdue } from '#domain/tasks/task-state.ts';
import type { Task } from '#domain/tasks/task.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { dayOfWeekName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useRowDrag } from '#ui/order/useRowDrag.ts';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';
import type { Week } from './useWeek.ts';
import classes from './WeekDays.module.css';

/** The seven days with their tasks. A task is dragged to another day by mouse or finger, or moved there by its menu. */
export function WeekDays({ week, around }: { readonly week: Week; readonly around: TaskSurroundings }) {
  const { t } = useTranslation(['task-week', 'tasks']);
  const language = useLanguage();
  const today = startOfDay(week.now, ZONE);
  const { drag, gripOf } = useRowDrag((taskId, day) => {
    const task = week.perDay.flat().find((one) => one.taskId === taskId);
    if (task !== undefined) void week.move(task, Number(day));
  });
  return (
    <div className={classes['days']}>
      {week.days.map((day, at) => {
        const tasks = week.perDay[at] ?? [];
        const name = dayOfWeekName(day, language);
        const shortName = dayOfWeekName(day, language, 'short');
        return (
          <section
            key={day}
            className={classes['day']}
            aria-label={name}
            data-today={day === today || undefined}
            data-over={drag?.over === String(day) || undefined}
            data-drop={day}
          >
            <Group justify="space-between" wrap="nowrap" mb="xs" gap={4}>
              <Text fw={day === today ? 700 : 600} fz="sm">
                {shortName}
              </Text>
              {tasks.length > 0 && (
                <Text fz="sm" c="dimmed" aria-label={t('tasks:count', { count: tasks.length })}>
                  {tasks.length}
                </Text>
              )}
            </Group>
            <ul className={classes['tasks']}>
              {tasks.map((task) => (
                <WeekTask
                  key={task.taskId}
                  task={task}
                  week={week}
                  around={around}
                  isDragged={drag?.id === task.taskId}
                  grip={gripOf(task.taskId)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function WeekTask({
  task,
  week,
  around,
  isDragged,
  grip,
}: {
  readonly task: Task;
  readonly week: Week;
  readonly around: TaskSurroundings;
  readonly isDragged: boolean;
  readonly grip: ReturnType<ReturnType<typeof useRowDrag>['gripOf']>;
}) {
  const { t } = useTranslation('task-week');
  const { time } = useFormat();
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const open = new URLSearchParams(parameters);
  open.set('id', task.taskId);
  const [sector] = around.sectorsOf(task);
  const mayMove = week.mayMove(task);
  const color = { '--sector-color': sector?.sectorColor || DEFAULT_SECTOR_COLOR } as CSSProperties;
  return (
    <li className={classes['card']} style={color} data-dragged={isDragged || undefined}>
      <div className={classes['text']}>
        <Anchor
          component={Link}
          to={`?${open.toString()}`}
          fz="sm"
          fw={600}
          lh={1.3}
          c="inherit"
          display="block"
          mb={2}
        >
          {task.title}
        </Anchor>
        <Text fz="xs" c={isOverdue(task, week.now) ? 'var(--mantine-color-error)' : 'dimmed'}>
          {[
            time(task.dueAtUnix),
            around
              .sectorsOf(task)
              .map((one) => one.sectorName)
              .join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text fz="xs" c="dimmed" truncate>
          {around.peopleOf(task)}
        </Text>
      </div>
      {mayMove && (
        <div className={classes['tools']}>
          <Menu withinPortal position="bottom-end">
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                miw={28}
                w={28}
                h={44}
                aria-label={t('move', { title: task.title })}
              >
                <IconDotsVertical size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>{t('moveTo')}</Menu.Label>
              {week.days.map((day, at) => (
                <Menu.Item
                  key={day}
                  mih={44}
                  disabled={week.perDay[at]?.includes(task) ?? false}
                  onClick={() => void week.move(task, day)}
                >
                  {dayOfWeekName(day, language)}
                </Menu.Item>
              ))}
              <Menu.Item mih={44} onClick={() => void week.move(task, week.weekEnd)}>
                {t('nextMonday')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <span {...grip} className={classes['grip']} title={t('drag')}>
            <IconGripVertical size={18} aria-hidden />
          </span>
        </div>
      )}
    </li>
  );
}
