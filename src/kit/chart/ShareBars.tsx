import { Bar, BarChart, CartesianGrid, Cell, ErrorBar, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#i18n/useFormat.ts';
import { AXIS_LINE, AXIS_TICK } from './axes.ts';

const ROW_HEIGHT = 34;

/** One bar, with its whisker where it has an interval. */
type Whiskered = {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly percent: number;
  /** the percentage as it is written */
  readonly figure: string;
  /** drawn as a whisker */
  readonly interval?: { readonly from: number; readonly to: number } | null;
};

/** The share of each thing as a lying bar from 0 to 100 percent, in its colour. Nothing is animated. */
export function ShareBars({ bars }: { readonly bars: readonly Whiskered[] }) {
  const { number } = useFormat();
  const hasIntervals = bars.some(({ interval }) => interval);
  const height = bars.length * ROW_HEIGHT + 44;
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 640, height }}>
      <BarChart
        data={bars.map((bar) => ({ ...bar, whisker: whiskerOf(bar) }))}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 4, right: 64, bottom: 4, left: 4 }}
      >
        <CartesianGrid horizontal={false} stroke={AXIS_LINE} />
        <XAxis
          type="number"
          domain={[0, 100]}
          ticks={[0, 25, 50, 75, 100]}
          tickFormatter={(value: number) => number(value, { unit: 'percent' })}
          tick={AXIS_TICK}
          tickLine={false}
          stroke={AXIS_LINE}
        />
        <YAxis
          type="category"
          dataKey="name"
          width={150}
          interval={0}
          tick={AXIS_TICK}
          tickLine={false}
          stroke={AXIS_LINE}
        />
        <Bar dataKey="percent" maxBarSize={22} radius={[0, 4, 4, 0]} isAnimationActive={false}>
          {bars.map(({ code, colour }) => (
            <Cell key={code} fill={colour} />
          ))}
          {hasIntervals && (
            <ErrorBar dataKey="whisker" direction="x" width={8} strokeWidth={2} stroke="var(--mantine-color-text)" />
          )}
          <LabelList
            dataKey="figure"
            position="right"
            fill="var(--mantine-color-text)"
            fontSize={13}
            {...(hasIntervals ? { content: (label) => <AfterWhisker {...label} bars={bars} /> } : {})}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The figure of a bar behind its whisker, which would cross it elsewhere. */
function AfterWhisker({
  bars,
  index = 0,
  ...label
}: {
  readonly bars: readonly Whiskered[];
  readonly index?: number | undefined;
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
}) {
  const bar = bars[index];
  if (bar === undefined) return null;
  const [x, y, width, height] = [label.x, label.y, label.width, label.height].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const end = Math.max(bar.percent, bar.interval?.to ?? 0);
  const reach = bar.percent === 0 ? 0 : (width * end) / bar.percent;
  return (
    <text
      x={x + reach + 8}
      y={y + height / 2}
      dominantBaseline="central"
      fill="var(--mantine-color-text)"
      fontSize={13}
    >
      {bar.figure}
    </text>
  );
}

/** Returns how far the interval of a bar reaches below and above its percentage; undefined without one. */
function whiskerOf({ percent, interval }: Whiskered): [number, number] | undefined {
  return interval ? [Math.max(0, percent - interval.from), Math.max(0, interval.to - percent)] : undefined;
}
