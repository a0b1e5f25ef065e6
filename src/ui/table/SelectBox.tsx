import { memo } from 'react';
import type { ViewSelection } from './table-view.ts';
import classes from './DataTable.module.css';

/**
 * The box that selects a row; with Shift, every row from the last one on. It is the browser's own: Mantine's is a dozen
 * components, and a scrolled list draws thirty of them in a frame.
 */
export const SelectBox = memo(function SelectBox({
  id,
  label,
  isSelected,
  onSelect,
}: {
  readonly id: string;
  readonly label: string;
  readonly isSelected: boolean;
  readonly onSelect: ViewSelection['toggle'];
}) {
  return (
    <label className={classes['box']}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => onSelect(id, isShifted(event.nativeEvent))}
      />
    </label>
  );
});

/** A click or a key changes a box; both events have the state of Shift. */
function isShifted(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}
