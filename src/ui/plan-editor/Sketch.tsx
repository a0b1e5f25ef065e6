import classes from './PlanEditor.module.css';
import { PLAN_WIDTH, type PlanTool } from './plan-shape.ts';
import { middleOf, type Point, rectangle } from './points.ts';
import { drawnPoints, PlanText } from './ShapeOutline.tsx';

/** The outline being drawn: its corners, the side to the pointer, and the cross of the keys. */
export function Sketch({
  tool,
  points,
  cursor,
  size,
  height,
  unit,
}: {
  readonly tool: PlanTool;
  readonly points: readonly Point[];
  readonly cursor: Point;
  /** in words; null: not known */
  readonly size: string | null;
  readonly height: number;
  readonly unit: number;
}) {
  const [first] = points;
  const line = tool === 'rectangle' && first !== undefined ? rectangle(first, cursor) : [...points, cursor];
  const x = cursor.x * PLAN_WIDTH;
  const y = cursor.y * height;
  const arm = 14 * unit;
  const cross = `M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`;
  return (
    <g aria-hidden pointerEvents="none" data-sketch={points.length}>
      <polygon points={drawnPoints(line, height)} className={classes['outlineUnder']} />
      <polygon points={drawnPoints(line, height)} className={classes['sketch']} />
      {points.map((point, index) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- a corner has no name but its place
          key={index}
          cx={point.x * PLAN_WIDTH}
          cy={point.y * height}
          r={(index === 0 ? 9 : 6) * unit}
          className={classes['dot']}
        />
      ))}
      {size !== null && <PlanText at={middleOf(line)} text={size} height={height} unit={unit} />}
      <path d={cross} className={classes['outlineUnder']} />
      <path d={cross} className={classes['cross']} />
    </g>
  );
}
