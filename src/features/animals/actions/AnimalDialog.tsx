import type { AnimalRow } from '../rows/animal-row.ts';
import { ProposeDialog } from '../sharing/ProposeDialog.tsx';
import type { AskedChange } from './animal-change.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';

/** The form of a change. */
export function AnimalDialog({
  change,
  rows,
  onClose,
}: {
  readonly change: AskedChange;
  readonly rows: readonly AnimalRow[];
  readonly onClose: (isDone: boolean) => void;
}) {
  if (change === 'share') return <ProposeDialog rows={rows} onClose={onClose} />;
  if (change === 'merge') return <MergeDialog rows={rows} onClose={onClose} />;
  if (change === 'move' || change === 'group')
    return <MoveDialog rows={rows} aim={change === 'group' ? 'group' : 'both'} onClose={onClose} />;
  return <StatusDialog kind={change} rows={rows} onClose={onClose} />;
}
