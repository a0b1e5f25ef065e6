import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Dialog.module.css';
import { useFocusBack } from './useFocusBack.ts';

/**
 * A form over the page, open as long as it is rendered. A click beside it does not close it, so that typed text is not
 * lost. A line of buttons marked `data-action-bar` stays at the foot while the rest is scrolled.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
}: {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  useFocusBack();
  return (
    <Modal.Root opened onClose={onClose} size="lg" centered closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content className={classes['content'] ?? ''}>
        {/* Not Mantine's head, which would be a second banner of the page. */}
        <div className={classes['head']}>
          <Modal.Title className={classes['title'] ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={closeLabel} size={44} iconSize={22} />
        </div>
        <Modal.Body className={classes['body'] ?? ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
