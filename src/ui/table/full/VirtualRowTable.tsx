import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { TableHead } from '../TableHead.tsx';
import { TableRow } from '../TableRow.tsx';
import type { TableView } from '../table-view.ts';
import { focusRow, rowOf, useRowKeys } from '../useRowKeys.ts';
import { useIsWide } from '../useIsWide.ts';
import { useSelectAll } from '../useSelectAll.ts';
import type { Density } from './list-settings.ts';
import { rowHeight } from './row-height.ts';
import { rowSlots } from './row-slots.ts';
import classes from '../DataTable.module.css';
import virtual from './VirtualRowTable.module.css';

/** Rows drawn beyond the visible ones: at rest on both sides, during scrolling in its direction. */
const OVERSCAN = 6;
const AHEAD = 4;
const BEHIND = 1;
/** The number of rows before the end at which the next page is asked for. */
const NEXT_PAGE_AHEAD = 20;

/**
 * Thousands of rows in a frame that scrolls under its head; only the visible ones are drawn. All have one height unless
 * the list says otherwise.
 */
export function VirtualRowTable<Row>({
  view,
  isWhole,
  nearEnd,
  density,
}: {
  readonly density: Density;
  readonly view: TableView<Row>;
  /** false while further pages are to come: their number is not known */
  readonly isWhole: boolean;
  /** asks for the next page; null while that is not possible */
  readonly nearEnd: (() => void) | null;
}) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowName,
    rowHref,
    onOpen,
    rowActions,
    selection,
    hasTallRows = false,
    layout,
  } = view;
  const lendsRows = view.hasPlainCells === true && rowActions === undefined;
  const rowPx = rowHeight(density);
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, layout !== undefined);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const focused = useRef(-1);
  const awaited = useRef(-1);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by React
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    useAnimationFrameWithResizeObserver: true,
    // The focused row stays drawn, wherever it is, or the focus would be lost.
    rangeExtractor: (range: Range): number[] =>
      withFocused(rangeAround(range, virtualizer.scrollDirection), focused.current, rows.length),
  });
  const reveal = (index: number) => {
    awaited.current = index;
    virtualizer.scrollToIndex(index);
  };
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx]);
  useLayoutEffect(() => {
    if (awaited.current >= 0 && focusRow(frame.current, awaited.current)) awaited.current = -1;
  });
  const onKeyDown = useRowKeys({ frame, ids, selection, page: pageOf(frame.current, rowPx), reveal });
  const selectAll = useSelectAll(ids, selection);
  const items = virtualizer.getVirtualItems().filter(({ index }) => index < rows.length);
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - NEXT_PAGE_AHEAD;
  useEffect(() => {
    if (isNearEnd) nearEnd?.();
  }, [isNearEnd, nearEnd]);
  const [slotsOf] = useState(rowSlots);
  const drawn = items.map(({ index }) => ids[index] ?? '');
  const keys: readonly (string | number)[] = lendsRows ? slotsOf(ids, drawn, ids[focused.current]) : drawn;
  const width = columns.length + Number(selectAll !== null) + Number(rowActions !== undefined);
  let end = 0;
  return (
    <div
      ref={frame}
      {...layout?.frame}
      data-wide={isWide || undefined}
      className={`${classes['frame']} ${virtual['frame']}`}
      data-even={!hasTallRows || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrow keys of its links */}
      <table
        aria-label={label}
        aria-rowcount={isWhole ? rows.length + 1 : -1}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          focused.current = rowOf(event.target);
        }}
        onBlur={() => {
          focused.current = -1;
        }}
        className={`${classes['table']} ${virtual['table']}`}
        style={layout?.style}
      >
        {layout?.widths}
        <TableHead
          columns={columns}
          sort={view.sort}
          onSort={view.onSort}
          actionsLabel={rowActions === undefined ? undefined : view.actionsLabel}
          selectAll={selectAll}
          pinned={layout?.pinned}
          edge={layout?.edge}
        />
        <tbody>
          {items.flatMap(({ index, start, end: below }, at) => {
            const row = rows[index];
            const id = ids[index];
            const key = keys[at];
            if (row === undefined || id === undefined || key === undefined) return [];
            const gap = start - end;
            end = below;
            return [
              ...(gap > 0 ? [<Gap key={at === 0 ? 'above' : `before ${key}`} height={gap} width={width} />] : []),
              <TableRow
                key={key}
                row={row}
                id={id}
                index={index}
                columns={columns}
                pinned={layout?.pinned}
                rowName={rowName}
                rowHref={rowHref}
                onOpen={onOpen}
                rowActions={rowActions}
                isSelected={selection?.selected.has(id) ?? false}
                onSelect={selection?.toggle}
                selectLabel={selection?.rowLabel}
                measure={hasTallRows ? virtualizer.measureElement : undefined}
              />,
            ];
          })}
          <Gap height={virtualizer.getTotalSize() - end} width={width} />
        </tbody>
      </table>
    </div>
  );
}

/** The room of the rows that are not drawn. */
const Gap = memo(function Gap({ height, width }: { readonly height: number; readonly width: number }) {
  return (
    <tr aria-hidden className={virtual['gap']}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is room, not a control */}
      <td colSpan={width} style={{ height }} />
    </tr>
  );
});

function rangeAround(range: Range, direction: 'forward' | 'backward' | null): number[] {
  if (direction === null) return defaultRangeExtractor(range);
  const [before, after] = direction === 'forward' ? [BEHIND, AHEAD] : [AHEAD, BEHIND];
  const { startIndex, endIndex, count } = range;
  return defaultRangeExtractor({
    ...range,
    overscan: 0,
    startIndex: Math.max(0, startIndex - before),
    endIndex: Math.min(count - 1, endIndex + after),
  });
}

function withFocused(indexes: number[], focused: number, count: number): number[] {
  if (focused < 0 || focused >= count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((a, b) => a - b);
}

/** Returns the number of rows on a page of the frame. */
function pageOf(frame: HTMLElement | null, rowPx: number): number {
  return Math.max(1, Math.floor((frame?.clientHeight ?? rowPx * 11) / rowPx) - 1);
}
