import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { HISTORY_KINDS, type HistorySpan } from '#domain/evaluation-history/evaluation-history.ts';
import { fillOf } from '#kit/chart/patterns.tsx';

const HEIGHT = 260;
const TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 13 };
const LINE = 'var(--enclos-line)';

/** The number of evaluations as bars, one for each period, with the kinds stacked. Nothing is animated. */
export function HistoryBars({
  chartId,
  spans,
  nameOf,
}: {
  /** of the patterns, see `ChartPatterns` */
  readonly chartId: string;
  readonly spans: readonly HistorySpan[];
  readonly nameOf: (span: HistorySpan) => string;
}) {
  const data = spans.map((span) => ({ name: nameOf(span), ...span.counts }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 640, height: HEIGHT }}>
      <BarChart data={data} accessibilityLayer={false} margin={{ top: 12, right: 8, bottom: 4, left: 0 }}>
        <CartesianGrid vertical={false} stroke={LINE} />
        <XAxis
          dataKey="name"
          interval="equidistantPreserveStart"
          tick={TICK}
          tickLine={false}
          stroke={LINE}
          minTickGap={12}
        />
        <YAxis allowDecimals={false} tick={TICK} tickLine={false} stroke={LINE} width={40} />
        {HISTORY_KINDS.map((kind) => (
          <Bar
            key={kind}
            dataKey={kind}
            stackId="evaluations"
            fill={fillOf(chartId, kind)}
            stroke={`var(--${kind})`}
            maxBarSize={56}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
