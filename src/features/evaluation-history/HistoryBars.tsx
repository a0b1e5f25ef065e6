import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { HISTORY_KINDS, type HistorySpan } from '#domain/evaluation-history/evaluation-history.ts';
import { fillOf } from '#kit/chart/patterns.tsx';
import { AXIS_LINE, AXIS_TICK } from '#kit/chart/axes.ts';

const HEIGHT = 260;

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
        <CartesianGrid vertical={false} stroke={AXIS_LINE} />
        <XAxis
          dataKey="name"
          interval="equidistantPreserveStart"
          tick={AXIS_TICK}
          tickLine={false}
          stroke={AXIS_LINE}
          minTickGap={12}
        />
        <YAxis allowDecimals={false} tick={AXIS_TICK} tickLine={false} stroke={AXIS_LINE} width={40} />
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
