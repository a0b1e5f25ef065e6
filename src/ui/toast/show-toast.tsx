import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';

export type ToastTone = 'info' | 'success' | 'error';

export type Toast = {
  readonly tone: ToastTone;
  readonly text: string;
  /** spoken name of the closing button */
  readonly closeLabel: string;
  /** "Undo beats confirm": the button that undoes the change */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** the same id again replaces the toast instead of stacking a second one */
  readonly id?: string;
  readonly onClose?: () => void;
};

const LOOK = {
  info: { color: 'blue', icon: <IconInfoCircle size={20} aria-hidden /> },
  success: { color: 'green', icon: <IconCheck size={20} aria-hidden /> },
  error: { color: 'red', icon: <IconAlertTriangle size={20} aria-hidden /> },
} as const;

/** Shows a short message in the corner; errors stay until closed, since they need an answer. */
export function showToast({ tone, text, closeLabel, action, id, onClose }: Toast): void {
  const act = () => {
    notifications.hide(shownId);
    action?.onAction();
  };
  const stop = action === undefined ? undefined : onUndoKey(act);
  const shownId = notifications.show({
    ...(id === undefined ? {} : { id }),
    onClose: () => {
      stop?.();
      onClose?.();
    },
    ...LOOK[tone],
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: tone === 'error' ? false : action === undefined ? 5000 : 8000,
    closeButtonProps: { 'aria-label': closeLabel, size: 44 },
    message:
      action === undefined ? (
        text
      ) : (
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <Text fz="sm">{text}</Text>
          <Button variant="light" flex="none" aria-keyshortcuts="Control+Z Meta+Z" onClick={act}>
            {action.label}
          </Button>
        </Group>
      ),
  });
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Calls `act` once at Ctrl+Z outside of a field, which has an undo of its own. Returns a function that stops it. */
function onUndoKey(act: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || event.defaultPrevented || (event.target as Element | null)?.closest?.(FIELDS)) return;
    event.preventDefault();
    stop();
    act();
  };
  const stop = () => document.removeEventListener('keydown', onKeyDown);
  document.addEventListener('keydown', onKeyDown);
  return stop;
}
