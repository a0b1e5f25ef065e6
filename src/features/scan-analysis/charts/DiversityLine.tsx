import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#i18n/useFormat.ts';
import { AXIS_LINE, AXIS_TICK } from '#kit/chart/axes.ts';

const HEIGHT = 280;

/** H′ of each period as points on a line. A period without an observation leaves a gap. Nothing is animated. */
export function DiversityLine({
  points,
}: {
  readonly points: readonly { readonly name: string; readonly shannon: number | null }[];
}) {
  const { number } = useFormat();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 640, height: HEIGHT }}>
      <LineChart data={[...points]} accessibilityLayer={false} margin={{ top: 12, right: 16, bottom: 4, left: 0 }}>
        <CartesianGrid vertical={false} stroke={AXIS_LINE} />
        <XAxis
          dataKey="name"
          interval="equidistantPreserveStart"
          tick={AXIS_TICK}
          tickLine={false}
          stroke={AXIS_LINE}
          minTickGap={16}
        />
        <YAxis
          domain={[0, 'auto']}
          tickFormatter={(value: number) => number(value)}
          tick={AXIS_TICK}
          tickLine={false}
          stroke={AXIS_LINE}
          width={52}
          label={{ value: 'H′', position: 'insideTopLeft', fill: 'var(--mantine-color-text)', fontSize: 13 }}
        />
        <Line
          dataKey="shannon"
          stroke="var(--mantine-primary-color-filled)"
          strokeWidth={2}
          dot={{ r: 3 }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
