import { Button, Group, Input, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { FirstFieldFocused } from '#ui/focus/FirstFieldFocused.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { TargetChoices } from './useTargetPlaces.ts';

const TargetPicker = lazy(async () => {
  const [picker] = await Promise.all([import('./TargetPicker.tsx'), loadNamespaces(['task-wizard'])]);
  return { default: picker.TargetPicker };
});

/**
 * The target of a task in an edit form. Most edits do not change the target, so its choices are read only when it is
 * opened.
 */
export function EditTarget({
  target,
  around,
  isOpen,
  error,
  onOpen,
  onChange,
}: {
  readonly target: Task['target'];
  readonly around: TargetChoices;
  readonly isOpen: boolean;
  readonly error: string | null;
  readonly onOpen: () => void;
  readonly onChange: (target: Task['target']) => void;
}) {
  const { t } = useTranslation('task-details');
  if (isOpen)
    return (
      <Suspense fallback={<LoadingState label={t('edit.target')} count={4} />}>
        <FirstFieldFocused>
          <Input.Label component="span" mb={4}>
            {t('edit.target')}
          </Input.Label>
          <TargetPicker target={target} around={around} error={error} onChange={onChange} />
        </FirstFieldFocused>
      </Suspense>
    );
  return (
    <Group justify="space-between">
      <div>
        <Input.Label component="span">{t('edit.target')}</Input.Label>
        <Text fz="sm">{t(`values.targets.${target.level}`, { count: target.ids.length })}</Text>
      </div>
      <Button variant="default" mih={44} name="target" onClick={onOpen}>
        {t('edit.changeTarget')}
      </Button>
    </Group>
  );
}
