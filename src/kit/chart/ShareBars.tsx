import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#i18n/useFormat.ts';
import { AXIS_LINE, AXIS_TICK } from './axes.ts';

const ROW_HEIGHT = 34;

/** A thing in its colour, with its figure as it is written. */
type NamedBar = { readonly code: string; readonly name: string; readonly colour: string; readonly figure: string };

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
  readonly bars: readonly (NamedBar & { readonly value: number })[];
  /** the figures of the axis, the last one being its end; absent: as the values need them */
  readonly ticks?: readonly number[];
  /** writes a figure of the axis */
  readonly write: (value: number) => string;
}) {
  const height = bars.length * ROW_HEIGHT + 44;
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 640, height }}>
      <BarChart
        data={[...bars]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 4, right: 64, bottom: 4, left: 4 }}
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
          <LabelList dataKey="figure" position="right" fill="var(--mantine-color-text)" fontSize={13} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
