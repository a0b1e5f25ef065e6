import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentType, MouseEventHandler, Ref } from 'react';
import classes from './FilterBar.module.css';

type Props = Omit<ButtonProps, 'children' | 'leftSection'> & {
  readonly icon: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: boolean }>;
  readonly label: string;
  /** where the sign stands alone; the word is then spoken, and shown while the pointer rests */
  readonly folds?: 'never' | 'inNarrowRow' | 'always';
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly ref?: Ref<HTMLButtonElement>;
};

const WORD = { never: 'shown', inNarrowRow: 'word', always: 'spoken' } as const;

/** A button in the row above a list. */
export function RowButton({ icon: Icon, label, folds = 'never', className, ...button }: Props) {
  return (
    <Button
      variant="default"
      mih={44}
      px="sm"
      {...(folds === 'never' ? {} : { title: label })}
      {...button}
      className={`${classes['button']} ${className ?? ''}`}
    >
      <Icon size={18} aria-hidden />
      <span className={classes[WORD[folds]]}>{label}</span>
    </Button>
  );
}
