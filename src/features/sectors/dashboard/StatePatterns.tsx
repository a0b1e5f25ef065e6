import { DISTRIBUTED_STATES, type DistributedState } from '#domain/tasks/task-distribution.ts';
import classes from './Distribution.module.css';

/** The lines drawn over the colour of a state, in the colour of the page: the states differ without their colours. */
const DRAWN: Record<DistributedState, string> = {
  closed: '',
  closedLate: 'M-2 2 2-2 M0 8 8 0 M6 10 10 6',
  inProgress: 'M0 2H8 M0 6H8',
  open: 'M2 0V8 M6 0V8',
  overdue: 'M0 0 8 8 M0 8 8 0',
};

/** Returns the filling of a state; `chartId` tells the charts of a page apart. */
export function fillOf(chartId: string, state: DistributedState): string {
  return `url(#${chartId}-${state})`;
}

/** The patterns of the states, for the elements filled by `fillOf`. */
export function StatePatterns({ chartId }: { readonly chartId: string }) {
  return (
    <svg className={classes['patterns']} aria-hidden focusable={false}>
      <defs>
        {DISTRIBUTED_STATES.map((state) => (
          <pattern key={state} id={`${chartId}-${state}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} style={{ fill: `var(--${state})` }} />
            <path d={DRAWN[state]} strokeWidth={1.5} style={{ stroke: 'var(--enclos-page)' }} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** A square filled as a state, for the legend. */
export function StateSwatch({ chartId, state }: { readonly chartId: string; readonly state: DistributedState }) {
  return (
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
  );
}
