import {
  CartesianGrid,
  ErrorBar,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  XAxis,
  YAxis,
} from 'recharts';
import { AXIS_LINE, AXIS_TICK } from '#kit/chart/axes.ts';
import { DifferenceMark, type MarkKind } from './DifferenceMark.tsx';
import { symmetricEnd } from './symmetric-end.ts';

const ROW_HEIGHT = 46;
const AXIS_HEIGHT = 44;

/** The difference of a thing between two sides, as its figure is written, with its interval where it has one. */
export type DrawnDifference = {
  readonly code: string;
  readonly name: string;
  readonly value: number;
  readonly figure: string;
  readonly interval: { readonly from: number; readonly to: number } | null;
  readonly kind: MarkKind;
};

/** Differences as marks with whiskers on both sides of 0, the first one on top. Nothing is animated. */
export function DifferencePlot({
  differences,
  most,
  write,
}: {
  readonly differences: readonly DrawnDifference[];
  /** the greatest difference that is possible */
  readonly most: number;
  /** writes a figure of the axis */
  readonly write: (value: number) => string;
}) {
  const height = differences.length * ROW_HEIGHT + AXIS_HEIGHT;
  const nameOf = new Map(differences.map(({ code, name }) => [code, name]));
  const end = symmetricEnd(
    differences.flatMap(({ value, interval }) => [value, ...(interval === null ? [] : [interval.from, interval.to])]),
    most,
  );
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 640, height }}>
      <ScatterChart accessibilityLayer={false} margin={{ top: 8, right: 32, bottom: 4, left: 4 }}>
        <CartesianGrid horizontal={false} stroke={AXIS_LINE} />
        <XAxis
          type="number"
          dataKey="value"
          domain={[-end, end]}
          ticks={[-end, -end / 2, 0, end / 2, end]}
          tickFormatter={write}
          tick={AXIS_TICK}
          tickLine={false}
          stroke={AXIS_LINE}
        />
        <YAxis
          type="category"
          dataKey="code"
          reversed
          width={150}
          interval={0}
          tickFormatter={(code: string) => nameOf.get(code) ?? code}
          tick={AXIS_TICK}
          tickLine={false}
          stroke={AXIS_LINE}
        />
        <ReferenceLine x={0} stroke="var(--mantine-color-text)" />
        <Scatter
          data={differences.map((one) => ({ ...one, whisker: whiskerOf(one) }))}
          shape={(drawn: unknown) => <DrawnMark {...(drawn as DrawnDifference & Place)} />}
          isAnimationActive={false}
        >
          <ErrorBar
            dataKey="whisker"
            direction="x"
            width={8}
            strokeWidth={2}
            stroke="var(--mantine-color-text)"
            isAnimationActive={false}
          />
        </Scatter>
      </ScatterChart>
    </ResponsiveContainer>
  );
}

type Place = { readonly cx?: number; readonly cy?: number };

/** The mark of a difference, and its figure above its whisker. */
function DrawnMark({ cx = 0, cy = 0, figure, kind }: DrawnDifference & Place) {
  return (
    <g>
      <DifferenceMark kind={kind} x={cx} y={cy} />
      <text
        x={cx}
        y={cy - 11}
        textAnchor="middle"
        fill="var(--mantine-color-text)"
        // The line at 0 stays behind the figure.
        stroke="var(--mantine-color-body)"
        strokeWidth={3}
        paintOrder="stroke"
        fontSize={13}
      >
        {figure}
      </text>
    </g>
  );
}

/** Returns how far an interval reaches below and above its value; undefined without one. */
function whiskerOf({ value, interval }: DrawnDifference): [number, number] | undefined {
  return interval === null ? undefined : [Math.max(0, value - interval.from), Math.max(0, interval.to - value)];
}
