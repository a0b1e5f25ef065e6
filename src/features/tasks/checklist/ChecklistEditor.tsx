import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ChecklistItem, emptyItem } from '#domain/tasks/checklist/checklist-item.ts';
import { MAX_ITEMS } from '#domain/tasks/task.ts';
import { itemOfText, textOfItem } from '#domain/tasks/checklist/item-text.ts';
import { moved } from '#lib/moved.ts';
import { newId } from '#lib/new-id.ts';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { ItemEditor } from './ItemEditor.tsx';

/** The items of a checklist in their order, each with its kind and demands; more can be added, up to thirty. */
export function ChecklistEditor({
  value,
  error,
  onChange,
}: {
  /** the items as texts (`item-text.ts`) */
  readonly value: readonly string[];
  readonly error: string | null;
  readonly onChange: (value: string[]) => void;
}) {
  const { t } = useTranslation(['task-details', 'tasks']);
  const kept = useFocusKept<HTMLDivElement>();
  const items = value.map((text) => itemOfText(text)).filter((item) => item !== null);
  const save = (next: readonly ChecklistItem[]) => onChange(next.map(textOfItem));
  return (
    <Stack gap="xs" role="group" aria-label={t('tasks:checklistLabel')} ref={kept} tabIndex={-1}>
      <div>
        <Text fz="sm" fw={500}>
          {t('tasks:checklistLabel')}
        </Text>
        <Text fz="xs" c="dimmed">
          {t('task-details:checklist.hint')}
        </Text>
      </div>
      {items.map((item, at) => (
        <ItemEditor
          key={item.itemId}
          item={item}
          at={at + 1}
          count={items.length}
          onChange={(difference) => save(items.with(at, { ...item, ...difference }))}
          onMove={(to) => save(moved(items, at, to))}
          onRemove={() => save(items.toSpliced(at, 1))}
        />
      ))}
      {error !== null && (
        <Text fz="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      {items.length < MAX_ITEMS ? (
        <Button
          name="checklist"
          variant="default"
          mih={44}
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => save([...items, emptyItem(newId().replaceAll('-', '').slice(0, 8))])}
        >
          {t('task-details:checklist.add')}
        </Button>
      ) : (
        <Text fz="sm" c="dimmed">
          {t('task-details:checklist.full', { most: MAX_ITEMS })}
        </Text>
      )}
    </Stack>
  );
}
