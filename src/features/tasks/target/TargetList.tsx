import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TargetPart, TargetRow } from './target-rows.ts';
import classes from './TargetList.module.css';

const ROW_PX = 56;
const HEADING_PX = 36;
const OVERSCAN = 8;

/**
 * The possible targets of a task as a list to tick. Only the visible rows are drawn, because there may be ten thousand.
 */
export function TargetList({
  label,
  parts,
  chosen,
  onToggle,
}: {
  readonly label: string;
  readonly parts: readonly TargetPart[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}) {
  const { t } = useTranslation(['task-wizard', 'words']);
  const frame = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(parts), [parts]);
  const count = lines.filter((line) => typeof line !== 'string').length;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by React
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => (typeof lines[index] === 'string' ? HEADING_PX : ROW_PX),
    overscan: OVERSCAN,
    initialRect: { width: 0, height: 352 },
  });
  return (
    <div ref={frame} className={classes['frame']}>
      <ul className={classes['list']} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const place = { transform: `translateY(${start}px)` };
          if (typeof line === 'string')
            return (
              <li key={line} className={classes['heading']} style={{ ...place, height: HEADING_PX }}>
                {t(line === 'own' ? 'words:ownSectors' : 'words:otherSectors')}
              </li>
            );
          const { row, position } = line;
          const animals = row.count === null ? '' : t('words:animalCount', { count: row.count });
          return (
            <li
              key={row.id}
              className={classes['row']}
              aria-setsize={count}
              aria-posinset={position}
              style={{ ...place, height: ROW_PX }}
            >
              <Checkbox
                size="md"
                w="100%"
                label={row.name}
                description={[row.detail, animals].filter(Boolean).join(' · ')}
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

type Line = NonNullable<TargetPart['heading']> | { readonly row: TargetRow; readonly position: number };

/** Returns the headings and the rows in the order in which they stand. */
function linesOf(parts: readonly TargetPart[]): readonly Line[] {
  let position = 0;
  return parts.flatMap(({ heading, rows }) => [
    ...(heading === null ? [] : [heading]),
    ...rows.map((row) => ({ row, position: ++position })),
  ]);
}
