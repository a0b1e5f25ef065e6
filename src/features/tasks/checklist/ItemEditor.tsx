import { ActionIcon, Group, Paper, Select, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  type ChecklistItem,
  COMMENT_WISHES,
  ITEM_KINDS,
  ITEM_LABEL_LENGTH,
  ITEM_OPTION_LENGTH,
  ITEM_UNIT_LENGTH,
  MAX_OPTIONS,
} from '#domain/tasks/checklist/checklist-item.ts';
import { MAX_READING } from '#domain/tasks/checklist/check-checklist.ts';
import { DecimalInput } from '#kit/form/DecimalInput.tsx';
import { OrderButtons } from '#ui/order/OrderButtons.tsx';

/** One item: its label and kind, whether it is required and wants a comment, and what its kind needs. */
export function ItemEditor({
  item,
  at,
  count,
  onChange,
  onMove,
  onRemove,
}: {
  readonly item: ChecklistItem;
  /** its place, from 1 */
  readonly at: number;
  /** the number of items */
  readonly count: number;
  readonly onChange: (difference: Partial<ChecklistItem>) => void;
  /** moves the item to a place, from 0 */
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('task-details');
  const wishes = COMMENT_WISHES.filter((wish) => wish !== 'outside' || item.kind === 'number');
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group gap={4} wrap="nowrap" align="end">
          <TextInput
            flex={1}
            label={t('checklist.item', { at })}
            maxLength={ITEM_LABEL_LENGTH}
            value={item.label}
            onChange={(event) => onChange({ label: event.currentTarget.value })}
          />
          <OrderButtons
            upLabel={t('checklist.up', { at })}
            downLabel={t('checklist.down', { at })}
            at={at - 1}
            count={count}
            onMove={onMove}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size={44}
            aria-label={t('checklist.remove', { at })}
            onClick={onRemove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <Group gap="sm">
          <Select
            w={200}
            aria-label={t('checklist.kind', { at })}
            allowDeselect={false}
            data={ITEM_KINDS.map((kind) => ({ value: kind, label: t(`values.itemKind.${kind}`) }))}
            value={item.kind}
            onChange={(kind) => kind !== null && onChange({ kind })}
          />
          <Select
            w={230}
            aria-label={t('checklist.commentAt', { at })}
            allowDeselect={false}
            data={wishes.map((wish) => ({
              value: wish === '' ? 'none' : wish,
              label: t(`values.itemComment.${wish === '' ? 'none' : wish}`),
            }))}
            value={wishes.includes(item.comment) && item.comment !== '' ? item.comment : 'none'}
            onChange={(wish) => onChange({ comment: wish === 'always' || wish === 'outside' ? wish : '' })}
          />
          <Switch
            size="md"
            mih={44}
            styles={{ body: { alignItems: 'center', minHeight: 44 } }}
            label={t('checklist.required')}
            aria-label={t('checklist.requiredAt', { at })}
            checked={item.isRequired}
            onChange={(event) => onChange({ isRequired: event.currentTarget.checked })}
          />
        </Group>
        {item.kind === 'number' && <NumberParts item={item} at={at} onChange={onChange} />}
        {item.kind === 'choice' && (
          <TagsInput
            label={t('checklist.optionsAt', { at })}
            description={t('checklist.optionsHint')}
            maxTags={MAX_OPTIONS}
            maxLength={ITEM_OPTION_LENGTH}
            value={[...item.options]}
            onChange={(options) => onChange({ options })}
          />
        )}
      </Stack>
    </Paper>
  );
}

function NumberParts({
  item,
  at,
  onChange,
}: {
  readonly item: ChecklistItem;
  readonly at: number;
  readonly onChange: (difference: Partial<ChecklistItem>) => void;
}) {
  const { t } = useTranslation('task-details');
  const bound = (side: 'min' | 'max') => (
    <DecimalInput
      limit={MAX_READING}
      w={120}
      label={t(`checklist.${side}`)}
      aria-label={t(`checklist.${side}At`, { at })}
      value={item[side]}
      onChange={(value) => onChange({ [side]: value })}
    />
  );
  return (
    <Group gap="sm">
      <TextInput
        w={120}
        label={t('checklist.unit')}
        aria-label={t('checklist.unitAt', { at })}
        maxLength={ITEM_UNIT_LENGTH}
        value={item.unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
      />
      {bound('min')}
      {bound('max')}
    </Group>
  );
}
