import { Bar, BarChart, CartesianGrid, Cell, ErrorBar, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#i18n/useFormat.ts';
import { AXIS_LINE, AXIS_TICK } from './axes.ts';

const ROW_HEIGHT = 34;
/** Estimates for the room of a figure behind its bar: a character, and what stands around the text. */
const CHARACTER_PX = 7;
const AROUND_PX = 20;
const LEAST_ROOM_PX = 64;

/** A thing in its colour, with its figure as it is written, and its interval where it has one. */
type NamedBar = {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly figure: string;
  /** drawn as a whisker */
  readonly interval?: { readonly from: number; readonly to: number } | null;
};
type FigureBar = NamedBar & { readonly value: number };

/** The share of each thing as a lying bar from 0 to 100 percent, in its colour. Nothing is animated. */
export function ShareBars({ bars }: { readonly bars: readonly (NamedBar & { readonly percent: number })[] }) {
  const { number } = useFormat();
  return (
    <FigureBars
      bars={bars.map((bar) => ({ ...bar, value: bar.percent }))}
      ticks={[0, 25, 50, 75, 100]}
      write={(value) => number(value, { unit: 'percent' })}
    />
  );
}

/** The figure of each thing as a lying bar from 0, in its colour. Nothing is animated. */
export function FigureBars({
  bars,
  ticks,
  write,
}: {
  readonly bars: readonly FigureBar[];
  /** the figures of the axis, the last one being its end; absent: as the values need them */
  readonly ticks?: readonly number[];
  /** writes a figure of the axis */
  readonly write: (value: number) => string;
}) {
  const hasIntervals = bars.some(({ interval }) => interval);
  const height = bars.length * ROW_HEIGHT + 44;
  const longest = Math.max(0, ...bars.map(({ figure }) => figure.length));
  const right = Math.max(LEAST_ROOM_PX, longest * CHARACTER_PX + AROUND_PX);
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 640, height }}>
      <BarChart
        data={bars.map((bar) => ({ ...bar, whisker: whiskerOf(bar) }))}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 4, right, bottom: 4, left: 4 }}
      >
        <CartesianGrid horizontal={false} stroke={AXIS_LINE} />
        <XAxis
          type="number"
          domain={[0, ticks?.at(-1) ?? 'auto']}
          {...(ticks === undefined ? {} : { ticks: [...ticks] })}
          tickFormatter={write}
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
        <Bar dataKey="value" maxBarSize={22} radius={[0, 4, 4, 0]} isAnimationActive={false}>
          {bars.map(({ code, colour }) => (
            <Cell key={code} fill={colour} />
          ))}
          {hasIntervals && (
            <ErrorBar
              dataKey="whisker"
              direction="x"
              width={8}
              strokeWidth={2}
              stroke="var(--mantine-color-text)"
              isAnimationActive={false}
            />
          )}
          <LabelList dataKey="figure" content={(label) => <BarFigure {...label} bars={bars} />} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The figure of a bar in one line, behind its whisker, which would cross it elsewhere. */
function BarFigure({
  bars,
  index = 0,
  ...label
}: {
  readonly bars: readonly FigureBar[];
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
  const end = Math.max(bar.value, bar.interval?.to ?? 0);
  const reach = bar.value === 0 ? 0 : (width * end) / bar.value;
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

/** Returns how far the interval of a bar reaches below and above its value; undefined without one. */
function whiskerOf({ value, interval }: FigureBar): [number, number] | undefined {
  return interval ? [Math.max(0, value - interval.from), Math.max(0, interval.to - value)] : undefined;
}
