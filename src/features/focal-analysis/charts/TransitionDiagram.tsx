import { shortened } from '#kit/chart/shortened.ts';
import { arrowOf, circleOf, DIAGRAM } from './diagram-layout.ts';
import type { TransitionPair } from './transition-pairs.ts';

/** More arrows than this cannot be told apart; the table has them all. */
const MAX_ARROWS = 24;
const MAX_WIDTH = 9;
const SIDE = 190;
const LONGEST_NAME = 22;

/** The behaviours on a circle, and an arrow for each of the most frequent transitions: the wider, the more often, with its share. */
export function TransitionDiagram({
  nodes,
  pairs,
  write,
}: {
  readonly nodes: readonly { readonly code: string; readonly name: string; readonly colour: string }[];
  /** the most frequent first */
  readonly pairs: readonly TransitionPair[];
  readonly write: (probability: number) => string;
}) {
  const places = circleOf(nodes.length);
  const placeOf = new Map(nodes.map(({ code }, at) => [code, places[at]]));
  const largest = Math.max(1, ...pairs.map(({ count }) => count));
  const arrows = pairs.slice(0, MAX_ARROWS).flatMap(({ from, to, count, probability }) => {
    const [one, other] = [placeOf.get(from), placeOf.get(to)];
    if (one === undefined || other === undefined) return [];
    return [{ key: `${from} ${to}`, ...arrowOf(one, other), width: 1 + (MAX_WIDTH * count) / largest, probability }];
  });
  const halo = { stroke: 'var(--mantine-color-body)', strokeWidth: 4, paintOrder: 'stroke' } as const;
  return (
    <div style={{ overflowX: 'auto' }}>
      <svg
        viewBox={`${-SIDE} 0 ${DIAGRAM.size + 2 * SIDE} ${DIAGRAM.size}`}
        width="100%"
        style={{ display: 'block', minWidth: 640, maxWidth: 900 }}
        fontSize={15}
      >
        {arrows.map(({ key, path, head, width }) => (
          <g key={key}>
            <path d={path} fill="none" stroke="var(--mantine-color-dimmed)" strokeOpacity={0.55} strokeWidth={width} />
            <polygon points={head} fill="var(--mantine-color-text)" />
          </g>
        ))}
        {nodes.map(({ code, name, colour }, at) => {
          const { x, y } = places[at] ?? { x: 0, y: 0 };
          const hasLoop = arrows.some(({ key }) => key === `${code} ${code}`);
          const out = 1 + (hasLoop ? DIAGRAM.nameBehindLoop : DIAGRAM.name) / DIAGRAM.radius;
          const middle = DIAGRAM.size / 2;
          const anchor = Math.abs(x - middle) < 20 ? 'middle' : x < middle ? 'end' : 'start';
          return (
            <g key={code}>
              <circle cx={x} cy={y} r={DIAGRAM.node} fill={colour} stroke="var(--mantine-color-text)" />
              <text
                x={middle + (x - middle) * out}
                y={middle + (y - middle) * out}
                textAnchor={anchor}
                dominantBaseline="middle"
                fill="var(--mantine-color-text)"
                fontWeight={600}
                {...halo}
              >
                {shortened(name, LONGEST_NAME)}
              </text>
            </g>
          );
        })}
        {arrows.map(({ key, label, probability }) => (
          <text
            key={key}
            x={label.x}
            y={label.y}
            textAnchor="middle"
            dominantBaseline="middle"
            fill="var(--mantine-color-text)"
            fontSize={13}
            {...halo}
          >
            {write(probability)}
          </text>
        ))}
      </svg>
    </div>
  );
}
