import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './FoldedNotice.module.css';

/** A notice on one line, its title and why it is folded; it opens to the notice itself. */
export function FoldedNotice({
  title,
  note,
  children,
}: {
  readonly title: string;
  /** that it was read, and when */
  readonly note?: string | undefined;
  /** the notice */
  readonly children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <UnstyledButton
        className={classes['line'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronDown size={16} aria-hidden className={classes['sign'] ?? ''} />
        <span className={classes['title']}>{title}</span>
        {note !== undefined && <span className={classes['note']}>{note}</span>}
      </UnstyledButton>
      <div id={id}>{isOpen && children}</div>
    </div>
  );
}
