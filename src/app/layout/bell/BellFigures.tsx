import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTaskCountsQuery } from '#data/tasks/tasks.endpoints.ts';
import { endOfDay, startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import classes from './BellPanel.module.css';

const FIGURES = [
  { id: 'overdue', to: '/TaskManagementView?due=overdue' },
  { id: 'inProgress', to: '/TaskManagementView?status=inProgress' },
  { id: 'open', to: '/TaskManagementView?status=open&later=1' },
  { id: 'dueToday', to: '/TaskManagementView?due=dueToday' },
] as const;
/** The interval between two counts, longer than a tick of the clock. */
const STEP_MS = 300_000;

/** Overdue, in progress, open, due today: each count leads to the list it counts. */
export function BellFigures({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation(['bell', 'words']);
  const { number } = useFormat();
  const { zooId } = useActor();
  const nowMs = Math.floor(useNow() / STEP_MS) * STEP_MS;
  const { data: counts } = useTaskCountsQuery({
    zooId,
    nowMs,
    dayStartMs: startOfDay(nowMs, ZONE),
    dayEndMs: endOfDay(nowMs, ZONE),
  });
  const shown = (value: number | null | undefined) => {
    if (value === undefined) return '…';
    return value === null ? '–' : number(value);
  };
  return (
    <section aria-label={t('figures')} className={classes['figures']}>
      <h2 className={classes['heading']}>{t('figures')}</h2>
      <ul className={classes['counts']}>
        {FIGURES.map(({ id, to }) => {
          const value = counts?.[id];
          return (
            <li key={id}>
              <Link
                to={to}
                className={classes['count']}
                data-alarming={(id === 'overdue' && (value ?? 0) > 0) || undefined}
                {...(value === null ? { title: t('words:unknownOffline') } : {})}
                onClick={onLeave}
              >
                <span className={classes['value']}>{shown(value)}</span>
                <span>{t(`values.figure.${id}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
