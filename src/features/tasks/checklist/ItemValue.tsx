import { Button, Chip, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ReadItem, wantsComment } from '#domain/tasks/checklist/reading.ts';
import type { ReadingValue } from '#domain/tasks/checklist/reading-schema.ts';
import type { Task } from '#domain/tasks/task.ts';
import { MAX_READING } from '#domain/tasks/checklist/check-checklist.ts';
import { DecimalInput } from '#kit/form/DecimalInput.tsx';
import { ItemPhoto } from './ItemPhoto.tsx';

/** The field of an item that is read: a number with its unit, one of some answers, or a photo. */
export function ItemValue({
  task,
  item,
  typed,
  hint,
  onType,
  onChoose,
}: {
  readonly task: Task;
  readonly item: ReadItem;
  readonly typed: ReadingValue | undefined;
  /** the bounds of a number, in words */
  readonly hint: string;
  /** a value that is not confirmed yet */
  readonly onType: (value: ReadingValue | undefined) => void;
  readonly onChoose: (value: ReadingValue) => void;
}) {
  const { t } = useTranslation('task-details');
  const { label, unit, options, kind, reading } = item;
  if (kind === 'photo') return <ItemPhoto task={task} label={label} onAdded={onChoose} />;
  if (kind === 'choice') {
    const chosen = typed ?? reading?.value;
    return (
      <Chip.Group value={typeof chosen === 'string' ? chosen : ''} onChange={(value) => onChoose(value)}>
        <Group gap="xs" role="radiogroup" aria-label={label}>
          {options.map((option) => (
            <Chip key={option} value={option} size="md" styles={{ label: { minHeight: 44 } }}>
              {option}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    );
  }
  const isConfirmed = typeof typed === 'number' && !wantsComment(item, typed);
  const confirm = () => {
    if (isConfirmed) onChoose(typed);
  };
  return (
    <Group gap="sm" align="end">
      <DecimalInput
        limit={MAX_READING}
        w={160}
        aria-label={t('checklist.value', { label })}
        description={hint}
        value={typeof typed === 'number' ? typed : null}
        onChange={(value) => onType(value ?? undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          confirm();
        }}
      />
      {unit !== '' && (
        <Text fz="sm" lh="44px">
          {unit}
        </Text>
      )}
      <Button
        variant="default"
        mih={44}
        aria-label={t('checklist.recordFor', { label })}
        disabled={!isConfirmed}
        onClick={confirm}
      >
        {t('checklist.record')}
      </Button>
    </Group>
  );
}
