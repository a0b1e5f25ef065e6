import { ActionIcon, Button, Checkbox, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { DataColumn } from '../columns.ts';
import { inChosenOrder, isShown, type ListSettings } from './list-settings.ts';
import type { ColumnTexts } from './table-texts.ts';
import classes from './TableTools.module.css';

/** The choice and order of the columns; every change is visible in the list at once. */
export function ColumnChooser<Row>({
  columns,
  settings,
  onChange,
  onClose,
  texts,
}: {
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: ListSettings;
  readonly onChange: (settings: ListSettings) => void;
  readonly onClose: () => void;
  readonly texts: ColumnTexts;
}) {
  const [moved, setMoved] = useState('');
  const inOrder = inChosenOrder(columns, settings.order);
  const move = (from: number, to: number) => {
    const ids = inOrder.map((column) => column.id);
    const [id = ''] = ids.splice(from, 1);
    ids.splice(to, 0, id);
    onChange({ ...settings, order: ids });
    setMoved(texts.moved(inOrder[from]?.header ?? '', to + 1, ids.length));
  };
  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <Text c="dimmed" fz="sm" mb="sm">
        {texts.hint}
      </Text>
      <ul className={classes['columns']}>
        {inOrder.map((column, place) => (
          <li key={column.id} className={classes['column']}>
            <Checkbox
              label={column.header}
              checked={isShown(column, settings.shown)}
              disabled={column.isTitle === true}
              {...(column.isTitle === true ? { description: texts.alwaysShown } : {})}
              onChange={(event) =>
                onChange({ ...settings, shown: { ...settings.shown, [column.id]: event.currentTarget.checked } })
              }
            />
            <ActionIcon
              variant="default"
              aria-label={texts.earlier(column.header)}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              <IconArrowUp size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={texts.later(column.header)}
              disabled={place === inOrder.length - 1}
              onClick={() => move(place, place + 1)}
            >
              <IconArrowDown size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div role="status" className={classes['spoken']}>
        {moved}
      </div>
      <Group mt="md" justify="space-between">
        <Button variant="subtle" onClick={() => onChange({ ...settings, order: [], shown: {} })}>
          {texts.reset}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </Group>
    </Dialog>
  );
}
