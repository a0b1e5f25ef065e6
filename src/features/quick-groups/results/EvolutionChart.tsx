import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#i18n/useFormat.ts';
import { LINE_LOOKS, LINES } from './evolution-lines.tsx';

const HEIGHT = 320;
const TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 13 };
const RULE = 'var(--enclos-line)';

/**
 * The scores as lines from 0 to 100, one for all and one for each category; a vertical line where the questions are not
 * those of the evaluation before. Nothing is animated.
 */
export function EvolutionChart({
  points,
}: {
  readonly points: readonly {
    readonly at: number;
    readonly name: string;
    readonly isChanged: boolean;
    readonly values: Readonly<Record<string, number | null>>;
  }[];
}) {
  const { number, shortDay } = useFormat();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 640, height: HEIGHT }}>
      <LineChart data={[...points]} accessibilityLayer={false} margin={{ top: 12, right: 16, bottom: 4, left: 8 }}>
        <CartesianGrid vertical={false} stroke={RULE} />
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          ticks={points.map(({ at }) => at)}
          tickFormatter={(at: number) => shortDay(at)}
          tick={TICK}
          tickLine={false}
          stroke={RULE}
          padding={{ left: 16, right: 16 }}
          minTickGap={16}
          interval="preserveStartEnd"
        />
        <YAxis
          domain={[0, 100]}
          ticks={[0, 20, 40, 60, 80, 100]}
          tickFormatter={(value: number) => number(value)}
          tick={TICK}
          tickLine={false}
          stroke={RULE}
          width={44}
        />
        {points
          .filter(({ isChanged }) => isChanged)
          .map(({ at }) => (
            <ReferenceLine key={at} x={at} stroke="var(--mantine-color-dimmed)" strokeDasharray="3 3" />
          ))}
        {LINES.map((line) => (
          <Line
            key={line}
            dataKey={`values.${line}`}
            stroke={`var(--${line})`}
            strokeWidth={LINE_LOOKS[line].width}
            strokeDasharray={LINE_LOOKS[line].dashes}
            dot={{ r: 4, strokeDasharray: '0' }}
            isAnimationActive={false}
            connectNulls
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
