import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#i18n/useFormat.ts';
import { AXIS_LINE, AXIS_TICK } from './axes.ts';

const ROW_HEIGHT = 34;

/** The share of each thing as a lying bar from 0 to 100 percent, in its colour. Nothing is animated. */
export function ShareBars({
  bars,
}: {
  readonly bars: readonly {
    readonly code: string;
    readonly name: string;
    readonly colour: string;
    readonly percent: number;
    /** the percentage as it is written */
    readonly figure: string;
  }[];
}) {
  const { number } = useFormat();
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
          <LabelList dataKey="figure" position="right" fill="var(--mantine-color-text)" fontSize={13} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
