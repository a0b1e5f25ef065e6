import { ActionIcon, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPin, IconPinFilled } from '@tabler/icons-react';
import { type PointerEvent, useState } from 'react';
import type { DataColumn } from '../columns.ts';
import { isPinned, isShown, type ListSettings } from './list-settings.ts';
import type { ColumnTexts } from './table-texts.ts';
import classes from './TableTools.module.css';

/** One column in the chooser: shown or not, kept in sight or not, moved by a drag or by its buttons. */
export function ColumnLine<Row>({
  column,
  place,
  settings,
  onChange,
  canRise,
  canSink,
  onMove,
  texts,
}: {
  readonly column: DataColumn<Row>;
  /** its place among all columns, from 0 */
  readonly place: number;
  readonly settings: ListSettings;
  readonly onChange: (settings: ListSettings) => void;
  readonly canRise: boolean;
  readonly canSink: boolean;
  readonly onMove: (to: number) => void;
  readonly texts: ColumnTexts;
}) {
  const { id, header, isTitle = false } = column;
  const [isHeld, setIsHeld] = useState(false);
  const isKept = isPinned(column, settings.pinned);
  const Pin = isKept ? IconPinFilled : IconPin;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const over = isHeld ? placeUnder(event) : null;
    if (over !== null) onMove(over);
  };
  return (
    <li className={classes['column']} data-place={place} data-held={isHeld || undefined}>
      <span
        aria-hidden
        title={texts.drag(header)}
        className={classes['handle']}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsHeld(true);
        }}
        onPointerMove={follow}
        onPointerUp={() => setIsHeld(false)}
        onPointerCancel={() => setIsHeld(false)}
      >
        <IconGripVertical size={18} aria-hidden />
      </span>
      <Checkbox
        className={classes['name'] ?? ''}
        label={header}
        checked={isShown(column, settings.shown)}
        disabled={isTitle}
        {...(isTitle ? { description: texts.alwaysShown } : {})}
        onChange={(event) => onChange({ ...settings, shown: { ...settings.shown, [id]: event.currentTarget.checked } })}
      />
      <ActionIcon
        variant={isKept ? 'light' : 'default'}
        aria-label={texts.pin(header)}
        aria-pressed={isKept}
        onClick={() => onChange({ ...settings, pinned: { ...settings.pinned, [id]: !isKept } })}
      >
        <Pin size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={texts.earlier(header)}
        disabled={!canRise}
        onClick={() => onMove(place - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={texts.later(header)}
        disabled={!canSink}
        onClick={() => onMove(place + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** Returns the place of the column under the pointer; null outside of the columns. */
function placeUnder({ clientX, clientY }: PointerEvent<HTMLElement>): number | null {
  const line = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('li[data-place]');
  return line === null || line === undefined ? null : Number(line.dataset['place']);
}
