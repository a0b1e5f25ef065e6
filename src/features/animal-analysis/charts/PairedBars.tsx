import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { AXIS_LINE, AXIS_TICK } from '#kit/chart/axes.ts';
import { fillOf } from '#kit/chart/patterns.tsx';

const ROW_HEIGHT = 56;
/** The room of a figure behind its bar. */
const FIGURE_PX = 72;

/** A thing with two figures, such as an animal's and that of the others; null leaves no bar. */
export type Pair = {
  readonly id: string;
  readonly name: string;
  readonly first: number | null;
  readonly second: number | null;
};

/** Two lying bars from 0 for each thing, told apart by their pattern, each with its figure. Nothing is animated. */
export function PairedBars({
  chartId,
  pairs,
  ticks,
  write,
}: {
  /** of the patterns `first` and `second`, see `ChartPatterns` */
  readonly chartId: string;
  readonly pairs: readonly Pair[];
  /** the figures of the axis, the last one being its end; absent: as the values need them */
  readonly ticks?: readonly number[];
  readonly write: (figure: number) => string;
}) {
  const height = pairs.length * ROW_HEIGHT + 44;
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 640, height }}>
      <BarChart
        data={[...pairs]}
        layout="vertical"
        accessibilityLayer={false}
        barGap={2}
        margin={{ top: 4, right: FIGURE_PX, bottom: 4, left: 4 }}
      >
        <CartesianGrid horizontal={false} stroke={AXIS_LINE} />
        <XAxis
          type="number"
          domain={[0, ticks?.at(-1) ?? 'auto']}
          {...(ticks === undefined ? { allowDecimals: false } : { ticks: [...ticks] })}
          tickFormatter={write}
          tick={AXIS_TICK}
          tickLine={false}
          stroke={AXIS_LINE}
        />
        <YAxis
          type="category"
          dataKey="name"
          width={130}
          interval={0}
          tick={AXIS_TICK}
          tickLine={false}
          stroke={AXIS_LINE}
        />
        {(['first', 'second'] as const).map((key) => (
          <Bar
            key={key}
            dataKey={key}
            fill={fillOf(chartId, key)}
            stroke={`var(--${key})`}
            maxBarSize={18}
            radius={[0, 4, 4, 0]}
            isAnimationActive={false}
          >
            <LabelList
              dataKey={key}
              position="right"
              formatter={(figure) => (typeof figure === 'number' ? write(figure) : '')}
              fill="var(--mantine-color-text)"
              fontSize={13}
            />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
