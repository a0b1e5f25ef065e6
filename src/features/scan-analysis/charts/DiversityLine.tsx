import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#i18n/useFormat.ts';

const HEIGHT = 280;
const TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 13 };
const RULE = 'var(--enclos-line)';

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
        <CartesianGrid vertical={false} stroke={RULE} />
        <XAxis
          dataKey="name"
          interval="equidistantPreserveStart"
          tick={TICK}
          tickLine={false}
          stroke={RULE}
          minTickGap={16}
        />
        <YAxis
          domain={[0, 'auto']}
          tickFormatter={(value: number) => number(value)}
          tick={TICK}
          tickLine={false}
          stroke={RULE}
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
