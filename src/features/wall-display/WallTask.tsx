import { IconAlertTriangle, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SECTOR_COLOR, type Sector } from '#domain/sectors/sector.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { isOverdue } from '#domain/tasks/task-state.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import classes from './WallDisplay.module.css';

/** One line of the wall: the time it is due (the day, when that was before today), its title, its state, its sectors. */
export function WallTask({ task, sectors }: { readonly task: Task; readonly sectors: readonly Sector[] }) {
  const { t } = useTranslation('pages');
  const { time, shortDay } = useFormat();
  const now = useNow();
  const isOfToday = task.dueAtUnix >= startOfDay(now, ZONE);
  return (
    <li className={classes['task']}>
      <time dateTime={new Date(task.dueAtUnix).toISOString()} className={classes['due']}>
        {isOfToday ? time(task.dueAtUnix) : shortDay(task.dueAtUnix)}
      </time>
      <span className={classes['what']}>
        <span>{task.title}</span>
        <span className={classes['states']}>
          {isOverdue(task, now) && (
            <span className={classes['late']}>
              <IconAlertTriangle size="1em" aria-hidden />
              {t('wall.overdue')}
            </span>
          )}
          {task.status === 'IN_PROGRESS' && (
            <span className={classes['running']}>
              <IconPlayerPlay size="1em" aria-hidden />
              {t('wall.inProgress')}
            </span>
          )}
        </span>
      </span>
      <span className={classes['where']}>
        {sectors.map(({ sectorId, sectorName, sectorColor }) => (
          <span key={sectorId} className={classes['sector']}>
            <span
              className={classes['swatch']}
              style={{ background: sectorColor || DEFAULT_SECTOR_COLOR }}
              aria-hidden
            />
            {sectorName}
          </span>
        ))}
      </span>
    </li>
  );
}
