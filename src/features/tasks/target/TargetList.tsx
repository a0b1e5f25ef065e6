import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TargetRow } from './target-rows.ts';
import classes from './TargetList.module.css';

const ROW_PX = 56;
const OVERSCAN = 8;

/**
 * The possible targets of a task as a list to tick. Only the visible rows are drawn, because there may be ten thousand.
 */
export function TargetList({
  label,
  rows,
  chosen,
  onToggle,
}: {
  readonly label: string;
  readonly rows: readonly TargetRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}) {
  const { t } = useTranslation(['task-wizard', 'words']);
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by React
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: 352 },
  });
  return (
    <div ref={frame} className={classes['frame']}>
      <ul className={classes['list']} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const count = row.count === null ? '' : t('words:animalCount', { count: row.count });
          return (
            <li
              key={row.id}
              className={classes['row']}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ height: ROW_PX, transform: `translateY(${start}px)` }}
            >
              <Checkbox
                size="md"
                w="100%"
                label={row.name}
                description={[row.detail, count].filter(Boolean).join(' · ')}
                styles={{ body: { alignItems: 'center' }, labelWrapper: { flex: 1 } }}
                checked={chosen.has(row.id)}
                onChange={() => onToggle(row.id)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
