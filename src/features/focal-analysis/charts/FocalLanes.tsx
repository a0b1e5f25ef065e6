import { scaleLinear } from 'd3';
import { clockText } from '#features/observation-sessions/index.ts';
import { AXIS_LINE } from '#kit/chart/axes.ts';
import { shortened } from '#kit/chart/shortened.ts';
import type { SessionLanes } from './focal-lanes.ts';
import { diamond, PAUSE_FILL } from './MarkSwatch.tsx';

const WIDTH = 900;
const NAMES = 170;
const EDGE = 24;
const ROW = 28;
const GAP = 8;
const AXIS = 28;
const TICKS = 8;
const STEPS_S = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200];
const LONGEST_NAME = 22;

/** The animals of a session one below the other, their behaviours as rows over the time since its first observation. */
export function FocalLanes({
  timeline: { lengthMs, animals },
  animalName,
  behaviour,
  colour,
}: {
  readonly timeline: SessionLanes;
  readonly animalName: (animalId: string) => string;
  readonly behaviour: (code: string) => string;
  readonly colour: (code: string) => string;
}) {
  const x = scaleLinear([0, lengthMs], [NAMES, WIDTH - EDGE]);
  const stepMs = 1_000 * (STEPS_S.find((step) => lengthMs / (1_000 * step) <= TICKS) ?? lengthMs / 1_000 / TICKS);
  const ticks = Array.from({ length: Math.floor(lengthMs / stepMs) + 1 }, (_, at) => at * stepMs);
  const rowsBefore = animals.map((_, at) => animals.slice(0, at).reduce((all, { lanes }) => all + lanes.length + 1, 0));
  const blocks = animals.map((animal, at) => ({ ...animal, top: ROW * (rowsBefore[at] ?? 0) + GAP * at }));
  const y = blocks.reduce((_, { top, lanes }) => top + ROW * (lanes.length + 1) + GAP, 0);
  const height = y + AXIS;
  const text = { fill: 'var(--mantine-color-text)', dominantBaseline: 'middle' as const };
  return (
    <div style={{ overflowX: 'auto' }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        width="100%"
        style={{ display: 'block', minWidth: 640, maxWidth: WIDTH }}
        fontSize={13}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={x(tick)} x2={x(tick)} y1={0} y2={y} stroke={AXIS_LINE} />
            <text x={x(tick)} y={y + AXIS / 2} textAnchor="middle" {...text}>
              {clockText(tick)}
            </text>
          </g>
        ))}
        {blocks.map(({ animalId, top, watched, pauses, lanes }) => {
          const bottom = top + ROW * (lanes.length + 1);
          return (
            <g key={animalId}>
              <text x={0} y={top + ROW / 2} fontWeight={600} {...text}>
                {shortened(animalName(animalId), LONGEST_NAME)}
              </text>
              {watched.map(({ from, to }) => (
                <rect
                  key={from}
                  x={x(from)}
                  y={top + 6}
                  width={Math.max(1, x(to) - x(from))}
                  height={bottom - top - 6}
                  fill="none"
                  stroke={AXIS_LINE}
                />
              ))}
              {pauses.map(({ from, to }) => (
                <rect
                  key={from}
                  x={x(from)}
                  y={top + 6}
                  width={Math.max(1, x(to) - x(from))}
                  height={bottom - top - 6}
                  fill={PAUSE_FILL}
                  stroke="var(--mantine-color-dimmed)"
                  strokeDasharray="3 3"
                />
              ))}
              {lanes.map(({ code, states, points }, at) => {
                const middle = top + ROW * (at + 1.5);
                return (
                  <g key={code}>
                    <text x={12} y={middle} {...text}>
                      {shortened(behaviour(code), LONGEST_NAME)}
                    </text>
                    {states.map(({ from, to }) => (
                      <rect
                        key={from}
                        x={x(from)}
                        y={middle - 8}
                        width={Math.max(2, x(to) - x(from))}
                        height={16}
                        rx={2}
                        fill={colour(code)}
                        stroke="var(--mantine-color-text)"
                        strokeWidth={0.5}
                      />
                    ))}
                    {points.map((point) => (
                      <path
                        key={point}
                        d={diamond(x(point), middle)}
                        fill={colour(code)}
                        stroke="var(--mantine-color-text)"
                        strokeWidth={0.5}
                      />
                    ))}
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
