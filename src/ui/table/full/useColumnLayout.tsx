import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { DataColumn } from '../columns.ts';
import type { ViewLayout } from '../table-view.ts';
import { watchSize } from '../watch-size.ts';
import { useLatest } from '../useLatest.ts';
import { ColumnEdge, type Resize } from './ColumnEdge.tsx';
import { columnLayout, contentWidths } from './column-layout.ts';
import type { ListSettings } from './list-settings.ts';

type Given<Row> = {
  readonly place: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  /** all columns of the list, whose content gives the widths */
  readonly allColumns: readonly DataColumn<Row>[];
  /** the shown ones, in order */
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: ListSettings;
  readonly onSettings: (settings: ListSettings) => void;
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
  /** the table is the page: its frame ends where the screen ends */
  readonly fillsScreen: boolean;
  /** "Width of the column Name" */
  readonly edgeLabel: (column: string) => string;
};

/** Returns the widths and the places of the columns, and the edges of their heads, by which a person resizes them. */
export function useColumnLayout<Row>({
  place,
  rows,
  allColumns,
  columns,
  settings,
  onSettings,
  isSelectable,
  hasActions,
  fillsScreen,
  edgeLabel,
}: Given<Row>): ViewLayout<Row> {
  const { widths, pinned, density } = settings;
  /** a column during its resize: only its `col` changes, no row is drawn anew */
  const [resized, setResized] = useState<Readonly<Record<string, number>>>({});
  const [widthsOf] = useState(contentWidths);
  const byContent = widthsOf(allColumns, rows);
  const actionsPx = useActionsWidth(place, hasActions);
  const onResize = useLatest<Parameters<Resize>, void>((columnId, px, isDone) => {
    setResized(isDone || px === null ? {} : { [columnId]: px });
    if (!isDone) return;
    const { [columnId]: _, ...others } = widths;
    onSettings({ ...settings, widths: px === null ? others : { ...others, [columnId]: px } });
  });
  const layout = columnLayout(
    columns,
    { widths: { ...widths, ...resized }, pinned },
    { byContent, isSelectable, actionsPx },
  );
  const edge = useMemo(
    () =>
      ({ id, header }: DataColumn<Row>) => <ColumnEdge columnId={id} label={edgeLabel(header)} onResize={onResize} />,
    [edgeLabel, onResize],
  );
  return {
    frame: { 'data-laid-out': '', 'data-density': density, 'data-fills': fillsScreen ? '' : undefined },
    style: Object.fromEntries(layout.starts.map((start, at) => [`--start-${at}`, start])),
    widths: (
      <colgroup>
        {isSelectable && <col style={{ width: 48 }} />}
        {layout.widths.map((width, at) => (
          <col key={columns[at]?.id} style={{ width }} />
        ))}
        {hasActions && <col style={{ width: actionsPx }} />}
      </colgroup>
    ),
    pinned: layout.starts.length,
    edge,
  };
}

/** The room around the buttons of a row. */
const ACTIONS_ROOM_PX = 26;
const FIRST_ACTIONS_PX = 120;

/** Returns the width of the widest buttons among the drawn rows, which a table of fixed columns must be told. */
function useActionsWidth(place: RefObject<HTMLElement | null>, hasActions: boolean): number {
  const [px, setPx] = useState(FIRST_ACTIONS_PX);
  useLayoutEffect(() => {
    const element = place.current;
    if (!hasActions || element === null) return undefined;
    const measure = () => {
      const drawn = [...element.querySelectorAll<HTMLElement>('td[data-row-actions] > div')];
      const widest = Math.max(0, ...drawn.map((buttons) => buttons.offsetWidth));
      if (widest > 0) setPx(widest + ACTIONS_ROOM_PX);
    };
    return watchSize([element], measure);
  }, [place, hasActions]);
  return hasActions ? px : 0;
}
