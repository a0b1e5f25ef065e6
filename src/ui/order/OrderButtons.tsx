import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

/** Moves a row of an ordered list up or down, for fingers and keyboards. */
export function OrderButtons({
  upLabel,
  downLabel,
  at,
  count,
  onMove,
}: {
  readonly upLabel: string;
  readonly downLabel: string;
  /** the place of the row, from 0 */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}) {
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={upLabel}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={downLabel}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
