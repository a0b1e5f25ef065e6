import { useEffect, useRef } from 'react';
import classes from './DataTable.module.css';

/** The state of the box in the head: all, some or none of the shown rows are selected. */
export type SelectAllState = {
  readonly label: string;
  readonly checked: 'all' | 'some' | 'none';
  readonly onToggle: () => void;
};

/** The box in the head that selects every row shown. */
export function SelectAll({ label, checked, onToggle }: SelectAllState) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = checked === 'some';
  }, [checked]);
  return (
    <label className={classes['box']}>
      <input ref={box} type="checkbox" aria-label={label} checked={checked === 'all'} onChange={onToggle} />
    </label>
  );
}
