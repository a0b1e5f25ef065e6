import { useTranslation } from 'react-i18next';
import { useTaskCountsQuery } from '#data/tasks/tasks.endpoints.ts';
import { endOfDay, startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import classes from './WallDisplay.module.css';

const FIGURES = ['overdue', 'inProgress', 'open', 'dueToday'] as const;
/** The counts cost four billed reads; a display that runs all day reads them every two minutes. */
const STEP_MS = 120_000;

/** Four counts of the establishment's tasks, readable from afar. */
export function TaskFiguresWidget() {
  const { t } = useTranslation(['pages', 'tasks', 'words']);
  const { number } = useFormat();
  const { zooId } = useActor();
  const nowMs = Math.floor(useNow() / STEP_MS) * STEP_MS;
  const {
    data: counts,
    error,
    refetch,
  } = useTaskCountsQuery({
    zooId,
    nowMs,
    dayStartMs: startOfDay(nowMs, ZONE),
    dayEndMs: endOfDay(nowMs, ZONE),
  });
  if (counts === undefined) {
    if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
    return <LoadingState label={t('tasks:loading')} shape="cards" count={4} />;
  }
  return (
    <dl className={classes['figures']}>
      {FIGURES.map((id) => {
        const value = counts[id];
        return (
          <div
            key={id}
            className={classes['figure']}
            data-alarming={(id === 'overdue' && (value ?? 0) > 0) || undefined}
          >
            <dt>{t(`pages:values.figure.${id}`)}</dt>
            <dd>{value === null ? '–' : number(value)}</dd>
            {value === null && <dd className={classes['small']}>{t('words:unknownOffline')}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
