import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useQuickGroupsQuery } from '#data/quick-groups/quick-groups.endpoints.ts';
import { isEvaluationLate } from '#domain/quick-groups/evaluation-plan.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { compareDays } from '#domain/quick-groups/work-order.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import classes from './WallDisplay.module.css';

/** The groups of quick evaluations with their last score: the earliest planned first, those without a plan by name. */
export function EvaluationsWidget() {
  const { t } = useTranslation('pages');
  const { actor } = useReadySession();
  const { data, error, refetch } = useQuickGroupsQuery(actor.zooId);
  if (data === undefined) {
    if (error !== undefined)
      return <LoadFailed error={error} what="evaluation/load-failed" onRetry={() => void refetch()} />;
    return <LoadingState label={t('wall.loading')} />;
  }
  const groups = data.items
    .filter(({ isArchived }) => !isArchived)
    .toSorted((one, other) => compareDays(one.nextEvaluationAtUnix, other.nextEvaluationAtUnix));
  if (groups.length === 0) return <EmptyState title={t('wall.noGroup')} />;
  return (
    <ul className={classes['tasks']}>
      {groups.map((group) => (
        <WallGroup key={group.groupId} group={group} />
      ))}
    </ul>
  );
}

function WallGroup({ group }: { readonly group: QuickGroup }) {
  const { t } = useTranslation(['pages', 'quick-groups']);
  const { shortDay } = useFormat();
  const { score } = useScoreWords();
  const today = startOfDay(useNow(), ZONE);
  const { sectors } = useReadySession();
  const { groupName, lastEvaluation, nextEvaluationAtUnix, sectorId } = group;
  const sector = sectors.find((one) => one.sectorId === sectorId);
  return (
    <li className={classes['task']}>
      <span className={classes['due']}>{lastEvaluation === null ? '–' : score(lastEvaluation.overall)}</span>
      <span className={classes['what']}>
        <span>{groupName}</span>
        <span className={classes['states']}>
          {lastEvaluation === null ? (
            <span>{t('quick-groups:never')}</span>
          ) : (
            lastEvaluation.label !== null && <ScoreLabelBadge label={lastEvaluation.label} />
          )}
          {isEvaluationLate(group, today) && (
            <span className={classes['late']}>
              <IconAlertTriangle size="1em" aria-hidden />
              {t('wall.evaluationLate')}
            </span>
          )}
        </span>
      </span>
      <span className={classes['where']}>
        {sector !== undefined && <span className={classes['sector']}>{sector.sectorName}</span>}
        {nextEvaluationAtUnix !== null && (
          <span>{t('quick-groups:nextOn', { date: shortDay(nextEvaluationAtUnix) })}</span>
        )}
      </span>
    </li>
  );
}
