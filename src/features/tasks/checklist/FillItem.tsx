import { ActionIcon, Badge, Button, Checkbox, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutside } from '#domain/tasks/checklist/checklist-item.ts';
import { type ReadItem, READING_COMMENT_LENGTH, wantsComment } from '#domain/tasks/checklist/reading.ts';
import type { ReadingValue } from '#domain/tasks/checklist/reading-schema.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';
import { ItemValue } from './ItemValue.tsx';
import { useBounds, useReadingText } from './useReadingText.ts';
import { useReadItem } from './useReadItem.ts';

/**
 * One item of a checklist: the field of its kind, what was read last, by whom and when. A value that wants a comment is
 * recorded with it; any other one at once, except a number, which is confirmed.
 */
export function FillItem({
  task,
  item,
  mayFill,
  surroundings,
}: {
  readonly task: Task;
  readonly item: ReadItem;
  readonly mayFill: boolean;
  readonly surroundings: TaskSurroundings;
}) {
  const { t } = useTranslation('task-details');
  const messageOf = useErrorMessage();
  const boundsOf = useBounds();
  const { read, refusal } = useReadItem(task);
  /** the value that waits for its comment or its confirmation; undefined for none */
  const [typed, setTyped] = useState<ReadingValue | undefined>(undefined);
  const [comment, setComment] = useState('');
  const { itemId, label, kind, reading } = item;
  const asksComment = typed !== undefined && wantsComment(item, typed);
  const record = async (value: ReadingValue) => {
    if (!(await read({ itemId, value, comment: value === null ? '' : comment }))) return;
    setTyped(undefined);
    setComment('');
  };
  const choose = (value: ReadingValue) => {
    if (wantsComment(item, value)) setTyped(value);
    else void record(value);
  };
  const marks = item.isRequired && (
    <Badge variant="default" size="sm" tt="none">
      {t('checklist.required')}
    </Badge>
  );
  return (
    <Paper component="li" withBorder p="sm">
      <Stack gap="xs">
        {kind === 'tick' ? (
          <Group gap="sm" wrap="nowrap" justify="space-between">
            <Checkbox
              size="md"
              flex={1}
              styles={{ body: { alignItems: 'center', minHeight: 44 }, labelWrapper: { flex: 1 } }}
              label={label}
              disabled={!mayFill}
              checked={reading !== null || typed === true}
              onChange={(event) => {
                setTyped(undefined);
                choose(event.currentTarget.checked ? true : null);
              }}
            />
            {marks}
          </Group>
        ) : (
          <Group gap="sm" wrap="nowrap" justify="space-between">
            <Text fw={500}>{label}</Text>
            {marks}
          </Group>
        )}
        {kind !== 'tick' && mayFill && (
          <ItemValue task={task} item={item} typed={typed} onType={setTyped} onChoose={choose} hint={boundsOf(item)} />
        )}
        {asksComment && (
          <Group gap="sm" align="end">
            <Textarea
              flex={1}
              miw={200}
              autosize
              required
              label={t('checklist.comment', { label })}
              maxLength={READING_COMMENT_LENGTH}
              value={comment}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
            <Button
              mih={44}
              aria-label={t('checklist.recordFor', { label })}
              disabled={comment.trim() === ''}
              onClick={() => void record(typed)}
            >
              {t('checklist.record')}
            </Button>
          </Group>
        )}
        {refusal !== null && (
          <Text fz="sm" c="var(--mantine-color-error)" role="alert">
            {messageOf(refusal)}
          </Text>
        )}
        {reading !== null && (
          <LastReading
            item={item}
            surroundings={surroundings}
            {...(mayFill ? { onClear: () => void record(null) } : {})}
          />
        )}
      </Stack>
    </Paper>
  );
}

/** The last reading of an item, with its person and time; a number out of bounds says so. */
function LastReading({
  item,
  surroundings,
  onClear,
}: {
  readonly item: ReadItem;
  readonly surroundings: TaskSurroundings;
  readonly onClear?: () => void;
}) {
  const { t } = useTranslation('task-details');
  const { dateTime } = useFormat();
  const textOf = useReadingText();
  const { reading, label } = item;
  if (reading === null) return null;
  const { value, by, atUnix, comment } = reading;
  return (
    <Group gap="sm" wrap="nowrap" justify="space-between">
      <Stack gap={2}>
        <Group gap="xs">
          {value !== true && <Text fw={600}>{textOf(item, value)}</Text>}
          {typeof value === 'number' && isOutside(item, value) && (
            <Group gap={4} c="var(--mantine-color-error)">
              <IconAlertTriangle size={16} aria-hidden />
              <Text fz="sm">{t('checklist.outside')}</Text>
            </Group>
          )}
        </Group>
        {comment !== '' && <Text fz="sm">{comment}</Text>}
        <Text fz="sm" c="dimmed">
          {surroundings.nameOf(by)} · {dateTime(atUnix)}
        </Text>
      </Stack>
      {onClear !== undefined && item.kind !== 'tick' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('checklist.clear', { label })}
          onClick={onClear}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
