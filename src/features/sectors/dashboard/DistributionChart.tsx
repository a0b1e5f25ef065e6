import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DistributionUnit } from '#domain/tasks/distribution-period.ts';
import {
  DISTRIBUTED_STATES,
  type DistributedSpan,
  type DistributedState,
  sumOf,
} from '#domain/tasks/task-distribution.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { BarDetails } from './BarDetails.tsx';
import { fillOf } from '#kit/chart/patterns.tsx';
import { useSpanNames } from './useSpanNames.ts';

const HEIGHT = 300;
const TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 13 };
const LINE = 'var(--enclos-line)';

/**
 * The distribution as bars, one for each part of the period, with its states stacked and the sum above. Nothing is
 * animated; a click opens the list.
 */
export function DistributionChart({
  chartId,
  unit,
  spans,
  hrefOf,
}: {
  /** of the patterns, see `ChartPatterns` */
  readonly chartId: string;
  readonly unit: DistributionUnit;
  readonly spans: readonly DistributedSpan[];
  /** the list behind a part of a bar */
  readonly hrefOf: (state: DistributedState, span: DistributedSpan) => string;
}) {
  const { t } = useTranslation(['sector-dashboard', 'words']);
  const { number } = useFormat();
  const names = useSpanNames(unit);
  const navigate = useNavigate();
  const data = spans.map((span) => ({ name: names.short(span), span, ...span.counts, sums: sumAtTop(span, number) }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 640, height: HEIGHT }}>
      <BarChart data={data} accessibilityLayer={false} margin={{ top: 24, right: 8, bottom: 4, left: 8 }}>
        <CartesianGrid vertical={false} stroke={LINE} />
        <XAxis dataKey="name" tick={TICK} tickLine={false} stroke={LINE} />
        <YAxis
          allowDecimals={false}
          tick={TICK}
          tickLine={false}
          stroke={LINE}
          width={56}
          label={{ value: t('words:tasks'), angle: -90, position: 'insideLeft', ...TICK }}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: LINE, opacity: 0.5 }}
          content={({ active, payload }) => {
            const span: DistributedSpan | undefined = payload[0]?.payload.span;
            return active && span !== undefined ? <BarDetails name={names.full(span)} counts={span.counts} /> : null;
          }}
        />
        {DISTRIBUTED_STATES.map((state) => (
          <Bar
            key={state}
            dataKey={state}
            stackId="tasks"
            fill={fillOf(chartId, state)}
            stroke={`var(--${state})`}
            maxBarSize={72}
            isAnimationActive={false}
            cursor="pointer"
            onClick={(_bar, index) => {
              const span = spans[index];
              if (span !== undefined) void navigate(hrefOf(state, span));
            }}
          >
            <LabelList
              dataKey={`sums.${state}`}
              position="top"
              fill="var(--mantine-color-text)"
              fontSize={14}
              fontWeight={600}
            />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The sum of a bar, at the state that lies on top of it: recharts has labels for parts, none for piles. */
function sumAtTop({ counts }: DistributedSpan, number: (value: number) => string) {
  const top = DISTRIBUTED_STATES.findLast((state) => counts[state] > 0);
  return top === undefined ? {} : { [top]: number(sumOf(counts)) };
}
