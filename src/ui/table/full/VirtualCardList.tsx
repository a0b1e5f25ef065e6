import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../Card.tsx';
import type { TableView } from '../table-view.ts';
import classes from '../DataTable.module.css';
import virtual from './VirtualCardList.module.css';

const CARD_PX = 160;
const GAP_PX = 8;
const OVERSCAN = 4;

/** Thousands of cards, one under the other, scrolled with the page; only the visible ones are drawn. */
export function VirtualCardList<Row>({ view, isWhole }: { readonly view: TableView<Row>; readonly isWhole: boolean }) {
  const { label, columns, rows, rowId, rowName, rowHref, onOpen, rowActions, selection } = view;
  const place = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (place.current !== null) setTop(place.current.getBoundingClientRect().top + globalThis.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by React
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: OVERSCAN,
    useAnimationFrameWithResizeObserver: true,
    scrollMargin: top,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowId(row);
    },
  });
  const items = virtualizer.getVirtualItems();
  return (
    <ul ref={place} className={virtual['list']} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ index, key, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = rowId(row);
        const isSelected = selection?.selected.has(id) ?? false;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={isWhole ? rows.length : -1}
            aria-posinset={index + 1}
            className={`${classes['card']} ${virtual['card']}`}
            data-selected={isSelected || undefined}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Card
              row={row}
              id={id}
              columns={columns}
              rowName={rowName}
              rowHref={rowHref}
              onOpen={onOpen}
              rowActions={rowActions}
              isSelected={isSelected}
              onSelect={selection?.toggle}
              selectLabel={selection?.rowLabel}
            />
          </li>
        );
      })}
    </ul>
  );
}
