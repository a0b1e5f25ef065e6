import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { RecordTab } from './RecordTabs.tsx';

/** Tabs that all show a part of the same thing, each by its sign and its component. */
export type PanelTabs<Tab extends string, Props extends object> = Readonly<
  Record<Tab, { readonly icon: Icon; readonly Panel: ComponentType<Props> }>
>;

/** Returns the tabs of a page whose panels share their properties. */
export function panelTabs<Tab extends string, Props extends object>(
  panels: PanelTabs<Tab, Props>,
  shared: Props,
  labelOf: (tab: Tab) => string,
): Readonly<Record<Tab, RecordTab>> {
  const tabs = Object.keys(panels) as Tab[];
  return Object.fromEntries(
    tabs.map((tab) => {
      const { icon, Panel } = panels[tab];
      return [tab, { label: labelOf(tab), icon, panel: () => <Panel {...shared} /> }];
    }),
  ) as Record<Tab, RecordTab>;
}
