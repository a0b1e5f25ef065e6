import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DEFAULT_SECTOR_COLOR } from '#domain/sectors/sector.ts';
import { type BellGroup } from '#domain/tasks/bell.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { BellTask } from './BellTask.tsx';
import classes from './BellPanel.module.css';

/** The first tasks of a sector, and the number of the others. */
export function BellSector({
  group,
  namesOf,
  onLeave,
}: {
  readonly group: BellGroup;
  /** the animals or the enclosure of a task in words; '' for a task of the sector as a whole */
  readonly namesOf: (task: Task) => string;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation(['bell', 'words']);
  const { sectors } = useReadySession();
  const heading = useId();
  const sector = sectors.find(({ sectorId }) => sectorId === group.sectorId);
  const rest = sector === undefined ? '' : `?sector=${encodeURIComponent(sector.sectorId)}`;
  return (
    <section aria-labelledby={heading} className={classes['sector']}>
      <h3 id={heading} className={classes['sectorName']}>
        <span
          className={classes['swatch']}
          style={{ background: sector?.sectorColor || DEFAULT_SECTOR_COLOR }}
          aria-hidden
        />
        {sector?.sectorName ?? t('words:withoutSector')}
      </h3>
      <ul className={classes['tasks']}>
        {group.tasks.map((task) => (
          <li key={task.taskId}>
            <BellTask task={task} names={namesOf(task)} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {group.more > 0 && (
        <Link to={`/TaskManagementView${rest}`} className={classes['more']} onClick={onLeave}>
          {t('moreOf', { count: group.more })}
        </Link>
      )}
    </section>
  );
}
