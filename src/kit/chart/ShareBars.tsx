import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#i18n/useFormat.ts';

const ROW_HEIGHT = 34;
const TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 13 };
const RULE = 'var(--enclos-line)';

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
        <CartesianGrid horizontal={false} stroke={RULE} />
        <XAxis
          type="number"
          domain={[0, 100]}
          ticks={[0, 25, 50, 75, 100]}
          tickFormatter={(value: number) => number(value, { unit: 'percent' })}
          tick={TICK}
          tickLine={false}
          stroke={RULE}
        />
        <YAxis type="category" dataKey="name" width={150} interval={0} tick={TICK} tickLine={false} stroke={RULE} />
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
