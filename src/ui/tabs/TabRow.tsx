import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './TabRow.module.css';

/** The tabs of a page in one row, which scrolls sideways without enough room; the chosen one is always in sight. */
export function TabRow({ chosen, children }: { readonly chosen: string; readonly children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = row.current;
    if (list === null) return undefined;
    const show = () => {
      const tab = list.querySelector(`[id$="-tab-${chosen}"]`);
      if (tab === null) return;
      // Only the row moves: `scrollIntoView` would also push the page under its head.
      const frame = list.getBoundingClientRect();
      const place = tab.getBoundingClientRect();
      if (place.left < frame.left) list.scrollLeft -= frame.left - place.left;
      else if (place.right > frame.right) list.scrollLeft += place.right - frame.right;
    };
    const watcher = new ResizeObserver(show);
    watcher.observe(list);
    show();
    return () => watcher.disconnect();
  }, [chosen]);
  return (
    <Tabs.List ref={row} mb="sm" className={classes['row'] ?? ''}>
      {children}
    </Tabs.List>
  );
}
