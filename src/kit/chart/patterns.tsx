import classes from './patterns.module.css';

/** The lines that can be drawn over a colour; `plain` has none. */
const LINES = {
  plain: '',
  slanted: 'M-2 2 2-2 M0 8 8 0 M6 10 10 6',
  horizontal: 'M0 2H8 M0 6H8',
  vertical: 'M2 0V8 M6 0V8',
  crossed: 'M0 0 8 8 M0 8 8 0',
} as const;

/** The lines of each part of a chart, by its name; its colour is the CSS variable `--name` of the chart. */
export type PatternLines<Name extends string> = Readonly<Record<Name, keyof typeof LINES>>;

/** Returns the filling of a part; `chartId` tells the charts of a page apart. */
export function fillOf(chartId: string, name: string): string {
  return `url(#${chartId}-${name})`;
}

/** The patterns for the elements filled by `fillOf`: lines in the colour of the page, so that parts differ without their colours. */
export function ChartPatterns<Name extends string>({
  chartId,
  lines,
}: {
  readonly chartId: string;
  readonly lines: PatternLines<Name>;
}) {
  return (
    <svg className={classes['patterns']} aria-hidden focusable={false}>
      <defs>
        {Object.entries<keyof typeof LINES>(lines).map(([name, line]) => (
          <pattern key={name} id={`${chartId}-${name}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} style={{ fill: `var(--${name})` }} />
            <path d={LINES[line]} strokeWidth={1.5} style={{ stroke: 'var(--enclos-page)' }} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** A square filled as a part of the chart, for the legend. */
export function PatternSwatch({ chartId, name }: { readonly chartId: string; readonly name: string }) {
  return (
    <svg width={20} height={20} aria-hidden focusable={false}>
      <rect
        width={18}
        height={18}
        x={1}
        y={1}
        rx={3}
        fill={fillOf(chartId, name)}
        style={{ stroke: `var(--${name})` }}
      />
    </svg>
  );
}
