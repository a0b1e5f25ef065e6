import { Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { isDueToday, isOverdue } from '#domain/tasks/task-state.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { addressOfTab, addressOfTool } from '../details/tabs.ts';
import { useEnclosureTasks } from '../tools/useEnclosureTasks.ts';

/** Beyond so many it is enough to know that there are more. */
const MOST_COUNTED = 9;

/** How many animals live here, and how many of its tasks are overdue or due today; each leads to its list. */
export function TaskFigures({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation('enclosures');
  const [parameters] = useSearchParams();
  const now = useNow();
  const { tasks, error, isCut } = useEnclosureTasks(enclosure, {
    dueBeforeMs: endOfDay(now, ZONE),
    most: MOST_COUNTED,
  });
  const counted = (count: number | undefined) => (error === undefined ? count : null);
  const toTasks = addressOfTool('tasks', parameters);
  return (
    <SimpleGrid component="section" aria-label={t('figures.label')} cols={{ base: 1, xs: 3 }} spacing="md">
      <Figure to={addressOfTab('animals', parameters)} label={t('figures.animals')} value={enclosure.animalsCount} />
      <Figure
        to={toTasks}
        label={t('figures.overdue')}
        isAlarming
        isLeast={isCut}
        value={counted(tasks?.filter((task) => isOverdue(task, now)).length)}
      />
      <Figure
        to={toTasks}
        label={t('figures.dueToday')}
        isLeast={isCut}
        value={counted(tasks?.filter((task) => isDueToday(task, now, ZONE) && !isOverdue(task, now)).length)}
      />
    </SimpleGrid>
  );
}

function Figure({
  to,
  label,
  value,
  isAlarming = false,
  isLeast = false,
}: {
  readonly to: string;
  readonly label: string;
  /** undefined while it is counted, null when it cannot be */
  readonly value: number | null | undefined;
  readonly isAlarming?: boolean;
  /** there may be more than were counted */
  readonly isLeast?: boolean;
}) {
  const { t } = useTranslation('enclosures');
  const { number } = useFormat();
  const isBad = isAlarming && typeof value === 'number' && value > 0;
  const shown = typeof value === 'number' ? number(value) : '–';
  return (
    <Paper component={Link} to={to} withBorder p="md" td="none" c="inherit">
      <Text fz="sm" c="dimmed">
        {label}
      </Text>
      {value === undefined ? (
        <Skeleton height={30} width={56} mt={6} />
      ) : (
        <Text fz={30} lh={1.3} fw={700} {...(isBad ? { c: 'var(--mantine-color-error)' } : {})}>
          {isLeast ? t('figures.least', { value: shown }) : shown}
        </Text>
      )}
      {value === null && (
        <Text fz="sm" c="dimmed">
          {t('figures.unknown')}
        </Text>
      )}
    </Paper>
  );
}
