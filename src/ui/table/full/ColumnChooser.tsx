import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { DataColumn } from '../columns.ts';
import { ColumnLine } from './ColumnLine.tsx';
import { DEFAULT_COLUMNS, DENSITIES, inChosenOrder, isPinned, type ListSettings } from './list-settings.ts';
import type { ColumnTexts } from './table-texts.ts';
import classes from './TableTools.module.css';

/** The choice, order and place of the columns, and the height of the rows; the list shows every change at once. */
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
  const inOrder = inChosenOrder(columns, settings);
  const isFirst = (column: DataColumn<Row> | undefined) => column !== undefined && isPinned(column, settings.pinned);
  /** A pinned column stays among the pinned ones. */
  const canMove = (from: number, to: number) =>
    inOrder[to] !== undefined && isFirst(inOrder[from]) === isFirst(inOrder[to]);
  const move = (from: number, to: number) => {
    if (from === to || !canMove(from, to)) return;
    const ids = inOrder.map((column) => column.id);
    const [id = ''] = ids.splice(from, 1);
    ids.splice(to, 0, id);
    onChange({ ...settings, order: ids });
    setMoved(texts.moved(inOrder[from]?.header ?? '', to + 1, ids.length));
  };
  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <Group gap="sm" mb="sm">
        <Text fz="sm" fw={600}>
          {texts.density}
        </Text>
        <SegmentedControl
          aria-label={texts.density}
          data={DENSITIES.map((density) => ({ value: density, label: texts.densities[density] }))}
          value={settings.density}
          onChange={(density) => onChange({ ...settings, density })}
        />
      </Group>
      <Text c="dimmed" fz="sm" mb="sm">
        {texts.hint}
      </Text>
      <ul className={classes['columns']}>
        {inOrder.map((column, place) => (
          <ColumnLine
            key={column.id}
            {...{ column, place, settings, onChange, texts }}
            canRise={canMove(place, place - 1)}
            canSink={canMove(place, place + 1)}
            onMove={(to) => move(place, to)}
          />
        ))}
      </ul>
      <div role="status" className={classes['spoken']}>
        {moved}
      </div>
      <Group mt="md" justify="space-between">
        <Button variant="subtle" onClick={() => onChange({ ...settings, ...DEFAULT_COLUMNS })}>
          {texts.reset}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </Group>
    </Dialog>
  );
}
