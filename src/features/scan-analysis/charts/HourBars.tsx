import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { AXIS_LINE, AXIS_TICK } from '#kit/chart/axes.ts';

const HEIGHT = 220;

/** The number of observations in each hour of the day. Nothing is animated. */
export function HourBars({ hours }: { readonly hours: readonly { readonly name: string; readonly count: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 640, height: HEIGHT }}>
      <BarChart data={[...hours]} accessibilityLayer={false} margin={{ top: 12, right: 8, bottom: 4, left: 0 }}>
        <CartesianGrid vertical={false} stroke={AXIS_LINE} />
        <XAxis dataKey="name" interval={2} tick={AXIS_TICK} tickLine={false} stroke={AXIS_LINE} />
        <YAxis allowDecimals={false} tick={AXIS_TICK} tickLine={false} stroke={AXIS_LINE} width={48} />
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
