import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskAction } from '#domain/tasks/task-step.ts';

const ACTION_OF: ReadonlyMap<string, TaskAction> = new Map([
  ['t', 'take'],
  ['s', 'start'],
  ['d', 'close'],
]);

/**
 * In trial: one key acts on the task whose row has the focus, as the row's own button does. The line names the keys where
 * there is room for a keyboard.
 */
export function TaskKeys() {
  const { t } = useTranslation('account');
  useEffect(() => {
    document.addEventListener('keydown', pressButton);
    return () => document.removeEventListener('keydown', pressButton);
  }, []);
  return (
    <Text fz="sm" c="dimmed" visibleFrom="sm">
      {t('trial.taskKeys')}
    </Text>
  );
}

// A row holds no field to type in, and a dialog stands outside of the rows: a letter inside a row is never text.
function pressButton(event: KeyboardEvent): void {
  const action = ACTION_OF.get(event.key.toLowerCase());
  const { target } = event;
  if (action === undefined || !(target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
  const button = target
    .closest('[data-index]')
    ?.querySelector<HTMLButtonElement>(`button[data-task-action="${action}"]:enabled`);
  if (button === null || button === undefined) return;
  event.preventDefault();
  button.click();
}
