import type { ReactElement, SVGProps } from 'react';

/** A point of a shape as recharts gives it; `value` is null where there is none, and the point then lies in the middle. */
type Point = { readonly name: string; readonly x: number; readonly y: number; readonly value?: number | null };

const DOT_RADIUS = 3;

/**
 * Draws the shape of one entry through the values that are known, each with a dot. recharts itself would draw a value
 * that is not known as 0, the worst score.
 */
export function RadarShape({
  points,
  stroke,
  strokeWidth,
  strokeDasharray,
  fill,
  fillOpacity,
}: Pick<SVGProps<SVGPolygonElement>, 'stroke' | 'strokeWidth' | 'strokeDasharray' | 'fill' | 'fillOpacity'> & {
  readonly points: readonly Point[];
}): ReactElement<SVGElement> {
  const known = points.filter(({ value }) => typeof value === 'number');
  return (
    <g>
      <polygon
        points={known.map(({ x, y }) => `${x},${y}`).join(' ')}
        {...{ stroke, strokeWidth, strokeDasharray, fill, fillOpacity }}
      />
      {known.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r={DOT_RADIUS} fill={fill} stroke={stroke} />
      ))}
    </g>
  );
}
