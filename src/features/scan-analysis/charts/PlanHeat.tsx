import type { Grid } from '#domain/enclosures/grid.ts';

/** A square with its value, from 0 to 1 of the largest one, and its figure. */
export type HeatCell = { readonly column: number; readonly row: number; readonly share: number; readonly text: string };

/** An outline on the plan, in metres, with its name. */
export type PlanOutline = { readonly name: string; readonly corners: readonly (readonly [number, number])[] };

const WIDTH = 900;
const MAX_OPACITY = 0.7;
const MIN_OPACITY = 0.08;
/** A figure needs this much room, in pixels of the drawing. */
const ROOM = { width: 22, height: 14 };

/** A plan in squares above its picture: the darker a square, the more was seen there, with the figure where there is room. */
export function PlanHeat({
  grid: { widthM, heightM, sideM },
  imageUrl,
  outlines,
  cells,
}: {
  readonly grid: Grid;
  readonly imageUrl: string | null;
  readonly outlines: readonly PlanOutline[];
  readonly cells: readonly HeatCell[];
}) {
  const scale = WIDTH / widthM;
  const height = heightM * scale;
  const side = sideM * scale;
  const hasRoom = side >= ROOM.width && side >= ROOM.height;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} width="100%" style={{ display: 'block', maxWidth: WIDTH }} fontSize={12}>
      <rect width={WIDTH} height={height} fill="var(--mantine-color-body)" stroke="var(--enclos-line)" />
      {imageUrl !== null && (
        <image href={imageUrl} width={WIDTH} height={height} preserveAspectRatio="none" opacity={0.55} />
      )}
      {outlines.map(({ name, corners }) => (
        <g key={name}>
          <polygon
            points={corners.map(([x, y]) => `${x * scale},${y * scale}`).join(' ')}
            fill="none"
            stroke="var(--mantine-color-text)"
            strokeOpacity={0.6}
            strokeDasharray="6 4"
          />
          <title>{name}</title>
        </g>
      ))}
      {cells.map(({ column, row, share, text }) => (
        <g key={`${column} ${row}`}>
          <rect
            x={column * side}
            y={row * side}
            width={Math.min(side, WIDTH - column * side)}
            height={Math.min(side, height - row * side)}
            fill="#c92a2a"
            fillOpacity={MIN_OPACITY + share * (MAX_OPACITY - MIN_OPACITY)}
          />
          {hasRoom && (
            <text
              x={column * side + side / 2}
              y={row * side + side / 2}
              textAnchor="middle"
              dominantBaseline="middle"
              fill="#1a1b1e"
              stroke="#ffffff"
              strokeWidth={3}
              paintOrder="stroke"
              style={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {text}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
