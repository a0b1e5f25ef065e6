import { Dropzone } from '@mantine/dropzone';
import type { ReactNode } from 'react';
import '@mantine/dropzone/styles.layer.css';
import classes from './MediaField.module.css';

/**
 * A place to drop files on, drawn as its children. The button that chooses files is one of the children: the place itself
 * answers neither click nor key.
 */
export function DropTarget({
  isDisabled = false,
  onFiles,
  children,
}: {
  readonly isDisabled?: boolean;
  /** gets files of every type: the field names the wrong one with its reason */
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  return (
    <Dropzone
      unstyled
      className={classes['target']}
      activateOnClick={false}
      activateOnKeyboard={false}
      disabled={isDisabled}
      onDrop={onFiles}
      onReject={(rejected) => onFiles(rejected.map(({ file }) => file))}
    >
      {children}
    </Dropzone>
  );
}
