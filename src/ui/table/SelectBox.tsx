import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import type { ViewSelection } from './table-view.ts';

/** The box that selects a row; with Shift, every row from the last one on. A row that changes leaves it as it is. */
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
    <Checkbox
      aria-label={label}
      checked={isSelected}
      onChange={(event) => onSelect(id, isShifted(event.nativeEvent))}
    />
  );
});

/** A box is changed by a click or a key; both say whether Shift was held. */
function isShifted(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}
