import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { onUndoKey } from './undo-keys.ts';

export type ToastTone = 'info' | 'success' | 'error';

export type Toast = {
  readonly tone: ToastTone;
  readonly text: string;
  /** the subject, below the text */
  readonly detail?: string;
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

/** How long a toast stays while nobody points at it and nothing in it has the focus. */
const PLAIN_MS = 5_000;
const WITH_ACTION_MS = 10_000;

/** Shows a short message in the corner; errors stay until closed, since they need an answer. */
export function showToast({ tone, text, detail, closeLabel, action, id, onClose }: Toast): void {
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
    autoClose: tone === 'error' ? false : action === undefined ? PLAIN_MS : WITH_ACTION_MS,
    closeButtonProps: { 'aria-label': closeLabel, size: 44 },
    message:
      action === undefined && detail === undefined ? (
        text
      ) : (
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <div style={{ minWidth: 0 }}>
            <Text fz="sm">{text}</Text>
            {detail !== undefined && (
              <Text fz="sm" c="dimmed" lineClamp={2}>
                {detail}
              </Text>
            )}
          </div>
          {action !== undefined && (
            <Button
              variant="light"
              size="sm"
              px="xs"
              mih={44}
              flex="none"
              aria-keyshortcuts="Control+Z Meta+Z"
              onClick={act}
            >
              {action.label}
            </Button>
          )}
        </Group>
      ),
  });
}
