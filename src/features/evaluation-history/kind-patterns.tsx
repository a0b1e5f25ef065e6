import { HISTORY_KINDS, type HistoryKind } from '#domain/evaluation-history/evaluation-history.ts';
import classes from './history.module.css';

/** The lines drawn over the colour of a kind, in the colour of the page: the kinds differ without their colours. */
const DRAWN: Record<HistoryKind, string> = { session: '', evaluation: 'M-2 2 2-2 M0 8 8 0 M6 10 10 6' };

/** Returns the filling of a kind; `chartId` tells the charts of a page apart. */
export function fillOf(chartId: string, kind: HistoryKind): string {
  return `url(#${chartId}-${kind})`;
}

/** The patterns of the kinds, for the elements filled by `fillOf`. */
export function KindPatterns({ chartId }: { readonly chartId: string }) {
  return (
    <svg className={classes['patterns']} aria-hidden focusable={false}>
      <defs>
        {HISTORY_KINDS.map((kind) => (
          <pattern key={kind} id={`${chartId}-${kind}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} style={{ fill: `var(--${kind})` }} />
            <path d={DRAWN[kind]} strokeWidth={1.5} style={{ stroke: 'var(--enclos-page)' }} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** A square filled as a kind, for the legend. */
export function KindSwatch({ chartId, kind }: { readonly chartId: string; readonly kind: HistoryKind }) {
  return (
    <svg width={20} height={20} aria-hidden focusable={false}>
      <rect
        width={18}
        height={18}
        x={1}
        y={1}
        rx={3}
        fill={fillOf(chartId, kind)}
        style={{ stroke: `var(--${kind})` }}
      />
    </svg>
  );
}
