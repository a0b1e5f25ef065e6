import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart, ResponsiveContainer } from 'recharts';
import { QUESTION_CATEGORIES, type QuestionCategory } from '#domain/content/question-category.ts';
import type { ComparedEntry } from './entries.ts';
import { RADAR_LOOKS } from './radar-looks.tsx';
import { RadarShape } from './RadarShape.tsx';

const HEIGHT = 280;
const TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 13 };
const RULE = 'var(--enclos-line)';
/** The categories stand in the four corners, where a phone has room for their names. */
const CORNERS = { startAngle: 135, endAngle: -225 };

/** The four categories as a radar from 0 to 100, one shape for each entry. Nothing is animated. */
export function CategoryRadar({
  entries,
  categoryName,
}: {
  /** as many as there are looks, at most */
  readonly entries: readonly ComparedEntry[];
  readonly categoryName: (category: QuestionCategory) => string;
}) {
  const data = QUESTION_CATEGORIES.map((category) => ({
    name: categoryName(category),
    values: Object.fromEntries(entries.map(({ id, categories }) => [id, categories[category]])),
  }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 480, height: HEIGHT }}>
      <RadarChart data={data} outerRadius="72%" {...CORNERS} accessibilityLayer={false}>
        <PolarGrid stroke={RULE} />
        <PolarAngleAxis dataKey="name" tick={{ ...TICK, fontSize: 12 }} />
        <PolarRadiusAxis domain={[0, 100]} angle={90} tickCount={6} tick={TICK} axisLine={false} />
        {entries.map(({ id, name }, at) => (
          <Radar
            key={id}
            name={name}
            dataKey={({ values }: (typeof data)[number]) => values[id] ?? null}
            shape={RadarShape}
            stroke={RADAR_LOOKS[at]?.color ?? RULE}
            strokeWidth={2.5}
            strokeDasharray={RADAR_LOOKS[at]?.dashes ?? '0'}
            fill={RADAR_LOOKS[at]?.color ?? RULE}
            fillOpacity={0.06}
            isAnimationActive={false}
          />
        ))}
      </RadarChart>
    </ResponsiveContainer>
  );
}
