import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';

const HEIGHT = 220;
const TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 13 };
const RULE = 'var(--enclos-line)';

/** The number of observations in each hour of the day. Nothing is animated. */
export function HourBars({ hours }: { readonly hours: readonly { readonly name: string; readonly count: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 640, height: HEIGHT }}>
      <BarChart data={[...hours]} accessibilityLayer={false} margin={{ top: 12, right: 8, bottom: 4, left: 0 }}>
        <CartesianGrid vertical={false} stroke={RULE} />
        <XAxis dataKey="name" interval={2} tick={TICK} tickLine={false} stroke={RULE} />
        <YAxis allowDecimals={false} tick={TICK} tickLine={false} stroke={RULE} width={48} />
        <Bar
          dataKey="count"
          fill="var(--mantine-primary-color-filled)"
          radius={[3, 3, 0, 0]}
          maxBarSize={28}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
