import classes from './PlanEditor.module.css';
import { PLAN_WIDTH, type PlanGrid } from './plan-shape.ts';

/** The squares of a plan, from its top left corner on; the last ones are cut by its border. */
export function GridLines({ grid, height }: { readonly grid: PlanGrid; readonly height: number }) {
  const across = Array.from({ length: Math.max(0, grid.columns - 1) }, (_, index) => (index + 1) * grid.stepX);
  const down = Array.from({ length: Math.max(0, grid.rows - 1) }, (_, index) => (index + 1) * grid.stepY);
  const path = [
    ...across.map((x) => `M${x * PLAN_WIDTH} 0V${height}`),
    ...down.map((y) => `M0 ${y * height}H${PLAN_WIDTH}`),
  ].join('');
  return (
    <g aria-hidden data-grid={`${grid.columns}×${grid.rows}`} pointerEvents="none">
      <path d={path} className={classes['gridUnder']} />
      <path d={path} className={classes['grid']} />
    </g>
  );
}
