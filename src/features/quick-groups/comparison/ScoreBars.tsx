import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#i18n/useFormat.ts';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import type { ComparedEntry } from './entries.ts';

const ROW_HEIGHT = 34;
const LONGEST_NAME = 18;
const TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 13 };
const RULE = 'var(--enclos-line)';

/** Overall scores as lying bars from 0 to 100, each with its figure. Nothing is animated. */
export function ScoreBars({ entries }: { readonly entries: readonly ComparedEntry[] }) {
  const { number } = useFormat();
  const { score } = useScoreWords();
  const height = entries.length * ROW_HEIGHT + 44;
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 640, height }}>
      <BarChart
        data={entries.map(({ id, name, overall }) => ({ id, name, overall, figure: score(overall) }))}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 4, right: 44, bottom: 4, left: 4 }}
      >
        <CartesianGrid horizontal={false} stroke={RULE} />
        <XAxis
          type="number"
          domain={[0, 100]}
          ticks={[0, 20, 40, 60, 80, 100]}
          tickFormatter={(value: number) => number(value)}
          tick={TICK}
          tickLine={false}
          stroke={RULE}
        />
        <YAxis
          type="category"
          dataKey="name"
          width={136}
          interval={0}
          tickFormatter={(name: string) => shortened(name)}
          tick={TICK}
          tickLine={false}
          stroke={RULE}
        />
        <Bar dataKey="overall" fill="var(--bar)" maxBarSize={20} radius={[0, 4, 4, 0]} isAnimationActive={false}>
          <LabelList dataKey="figure" position="right" fill="var(--mantine-color-text)" fontSize={13} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

function shortened(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}
