import { useTranslation } from 'react-i18next';
import { DISTRIBUTED_STATES, type DistributedSpan, totalsOf } from '#domain/tasks/task-distribution.ts';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './Distribution.module.css';
import { fillOf } from './StatePatterns.tsx';

/** What each filling of the bars means and how many tasks it has in the period, in the order of a bar from its top. */
export function ChartLegend({
  chartId,
  spans,
}: {
  readonly chartId: string;
  readonly spans: readonly DistributedSpan[];
}) {
  const { t } = useTranslation('sector-dashboard');
  const { number } = useFormat();
  const totals = totalsOf(spans);
  return (
    <ul className={classes['legend']} aria-label={t('legend')}>
      {DISTRIBUTED_STATES.toReversed().map((state) => (
        <li key={state}>
          <svg width={20} height={20} aria-hidden focusable={false}>
            <rect
              width={18}
              height={18}
              x={1}
              y={1}
              rx={3}
              fill={fillOf(chartId, state)}
              style={{ stroke: `var(--${state})` }}
            />
          </svg>
          {t('stateCount', { state: t(`values.state.${state}`), number: number(totals[state]) })}
        </li>
      ))}
    </ul>
  );
}
