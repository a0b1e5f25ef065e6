import type { ReactNode } from 'react';
import classes from './FilterBar.module.css';

/**
 * The row above a list: search, the filters used most, a button for all filters, the number of rows left, and the tools
 * of the list. It is one row on every width: the narrower it is, the fewer filters stand in it (`FilterBar.module.css`),
 * and those that stand in it need no chip.
 */
export function FilterBar({
  label,
  search,
  fields,
  buttons,
  summary,
  tools,
  chips,
}: {
  /** name of the group, spoken */
  readonly label: string;
  readonly search?: ReactNode;
  /** the controls of the filters used most, the first ones first */
  readonly fields: readonly ReactNode[];
  /** opens all filters, where not each of them stands in the row; clears them */
  readonly buttons: ReactNode;
  /** "12 of 340 tasks", announced when it changes */
  readonly summary: string;
  /** the end of the row */
  readonly tools?: ReactNode;
  /** the line below the row; absent while no filter is set */
  readonly chips?: ReactNode;
}) {
  return (
    <div className={classes['frame']} role="search" aria-label={label}>
      <div className={classes['row']} data-fields={Math.min(fields.length, 4)}>
        {search !== undefined && <div className={classes['search']}>{search}</div>}
        {fields.map((field, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- its place is what it is known by
          <div key={place} className={classes['field']} data-place={place}>
            {field}
          </div>
        ))}
        {buttons}
        <span className={classes['summary']} aria-live="polite">
          {summary}
        </span>
        {tools !== undefined && <div className={classes['tools']}>{tools}</div>}
      </div>
      {chips}
    </div>
  );
}
