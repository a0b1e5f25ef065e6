import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { useRecordTasks } from '#features/tasks/index.ts';
import { isDueToday, isOverdue } from '#domain/tasks/task-state.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { FigureLink } from '#ui/figure/FigureLink.tsx';
import { addressOfTab, addressOfTool } from '../details/tabs.ts';

/** The highest count: beyond it, it is enough to know that there are more. */
const MAX_COUNTED = 9;

/** The number of animals, and the numbers of overdue tasks and tasks due today; each has a link to its list. */
export function TaskFigures({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'words']);
  const [parameters] = useSearchParams();
  const { number } = useFormat();
  const now = useNow();
  const { tasks, error, isCut } = useRecordTasks(
    { zooId: enclosure.zooId, enclosureId: enclosure.enclosureId },
    { dueBeforeMs: endOfDay(now, ZONE), most: MAX_COUNTED },
  );
  const counted = (count: number | undefined) => (error === undefined ? count : null);
  const atLeast = (count: number) => (isCut ? t('figures.least', { value: number(count) }) : number(count));
  const unknown = t('figures.unknown');
  const toTasks = addressOfTool('tasks', parameters);
  return (
    <SimpleGrid component="section" aria-label={t('figures.label')} cols={{ base: 1, xs: 3 }} spacing="md">
      <FigureLink
        to={addressOfTab('animals', parameters)}
        label={t('words:animals')}
        value={enclosure.animalsCount}
        shownAs={number}
        unknownLabel={unknown}
      />
      <FigureLink
        to={toTasks}
        label={t('figures.overdue')}
        isAlarming
        shownAs={atLeast}
        unknownLabel={unknown}
        value={counted(tasks?.filter((task) => isOverdue(task, now)).length)}
      />
      <FigureLink
        to={toTasks}
        label={t('figures.dueToday')}
        shownAs={atLeast}
        unknownLabel={unknown}
        value={counted(tasks?.filter((task) => isDueToday(task, now, ZONE) && !isOverdue(task, now)).length)}
      />
    </SimpleGrid>
  );
}
