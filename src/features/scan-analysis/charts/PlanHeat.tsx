import { type PointerEvent, useId, useMemo, useState } from 'react';
import { cellAt, type Grid } from '#domain/enclosures/grid.ts';
import { heatImage } from './heat-image.ts';
import classes from './SpaceHeat.module.css';

/** A square with its value, from 0 to 1 of the largest one, and its figure. */
export type HeatCell = { readonly column: number; readonly row: number; readonly share: number; readonly text: string };

/** An outline on the plan, in metres, with its name. */
export type PlanOutline = { readonly name: string; readonly corners: readonly (readonly [number, number])[] };

const WIDTH = 900;
/** A figure needs this much room, in pixels of the drawing. */
const ROOM = { width: 22, height: 14 };

/**
 * A plan in squares above its picture: the darker a square, the more was seen there, with the figure where there is room. The
 * pointed square says its name.
 */
export function PlanHeat({
  grid,
  imageUrl,
  outlines,
  cells,
  nameOf,
}: {
  readonly grid: Grid;
  readonly imageUrl: string | null;
  readonly outlines: readonly PlanOutline[];
  readonly cells: readonly HeatCell[];
  readonly nameOf: (cell: HeatCell) => string;
}) {
  const { widthM, heightM, sideM, columns, rows } = grid;
  const clipId = useId();
  const scale = WIDTH / widthM;
  const height = heightM * scale;
  const side = sideM * scale;
  const hasRoom = side >= ROOM.width && side >= ROOM.height;
  const squares = useMemo(() => heatImage({ columns, rows }, cells), [columns, rows, cells]);
  const [pointed, setPointed] = useState<HeatCell | null>(null);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const at = cellAt(grid, x * widthM, y * heightM);
    setPointed(cells.find(({ column, row }) => column === at?.column && row === at.row) ?? null);
  };
  return (
    <div style={{ position: 'relative', maxWidth: WIDTH }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        width="100%"
        style={{ display: 'block' }}
        fontSize={12}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
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
        {/* The last squares are cut by the border of the plan. */}
        <clipPath id={clipId}>
          <rect width={WIDTH} height={height} />
        </clipPath>
        {squares !== null && (
          <image
            href={squares}
            width={columns * side}
            height={rows * side}
            preserveAspectRatio="none"
            imageRendering="pixelated"
            clipPath={`url(#${clipId})`}
          />
        )}
        {hasRoom &&
          cells.map(({ column, row, text }) => (
            <text
              key={`${column} ${row}`}
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
          ))}
      </svg>
      {pointed !== null && <p className={classes['named']}>{nameOf(pointed)}</p>}
    </div>
  );
}
