import { Tabs } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import type { TabAddress } from './tab-address.ts';

/** One tab: its name, its sign, and what it shows, which is made only while the tab is chosen. */
export type RecordTab = { readonly label: string; readonly icon?: Icon; readonly panel: () => ReactNode };

/**
 * The tabs of a page in the order of `address`, each with its own address; one is drawn at a time. A change of tab is a
 * change of address, so what guards the page against leaving guards the tab as well.
 */
export function RecordTabs<Tab extends string>({
  address,
  tabs,
  isReplaced = false,
  mt,
}: {
  readonly address: TabAddress<Tab>;
  readonly tabs: Readonly<Record<Tab, RecordTab>>;
  /** "back" leads to the page before, not to the tab before */
  readonly isReplaced?: boolean;
  readonly mt?: 'md';
}) {
  const { t } = useTranslation('lists');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const chosen = address.tabOf(parameters);
  const { panel } = tabs[chosen];
  return (
    <Tabs
      value={chosen}
      keepMounted={false}
      {...(mt === undefined ? {} : { mt })}
      onChange={(next) => {
        const tab = address.tabs.find((one) => one === next);
        if (tab !== undefined) void navigate(address.addressOf(tab, parameters), { replace: isReplaced });
      }}
    >
      <TabRow chosen={chosen}>
        {address.tabs.map((tab) => {
          const { label, icon: Sign } = tabs[tab];
          return (
            <Tabs.Tab
              key={tab}
              value={tab}
              mih={44}
              leftSection={Sign === undefined ? undefined : <Sign size={18} aria-hidden />}
            >
              {label}
            </Tabs.Tab>
          );
        })}
      </TabRow>
      <Tabs.Panel key={chosen} value={chosen}>
        <Suspense fallback={<LoadingState label={t('page.loading')} />}>{panel()}</Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
