import {
  IconCertificate,
  IconDownload,
  IconGrid4x4,
  IconListDetails,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type RecordTab, RecordTabs } from '#kit/page/RecordTabs.tsx';
import { type AgreementTab, TAB_ADDRESS, TRAINING_TAB_ADDRESS } from './agreement-tabs.ts';
import type { Compared } from './parts/compared.ts';
import { BehavioursTab } from './tabs/BehavioursTab.tsx';
import { ConfusionTab } from './tabs/ConfusionTab.tsx';
import { ExportTab } from './tabs/ExportTab.tsx';
import { GateTab } from './tabs/GateTab.tsx';
import { GroupTab } from './tabs/GroupTab.tsx';
import { PairTab } from './tabs/PairTab.tsx';

const TABS = {
  gate: { icon: IconCertificate, Panel: GateTab },
  pair: { icon: IconUsers, Panel: PairTab },
  confusion: { icon: IconGrid4x4, Panel: ConfusionTab },
  behaviours: { icon: IconListDetails, Panel: BehavioursTab },
  group: { icon: IconUsersGroup, Panel: GroupTab },
  export: { icon: IconDownload, Panel: ExportTab },
} as const;

/** The agreement of observers, one tab for each view of it; a training campaign begins with its gate. */
export function AgreementTabs({ compared }: { readonly compared: Compared }) {
  const { t } = useTranslation('agreement');
  const address = compared.campaign.type === 'training' ? TRAINING_TAB_ADDRESS : TAB_ADDRESS;
  const tabOf = (tab: AgreementTab): RecordTab => {
    const { icon, Panel } = TABS[tab];
    return { label: t(`values.tab.${tab}`), icon, panel: () => <Panel {...compared} /> };
  };
  const tabs = Object.fromEntries(
    TRAINING_TAB_ADDRESS.tabs.map((tab): [AgreementTab, RecordTab] => [tab, tabOf(tab)]),
  ) as Record<AgreementTab, RecordTab>;
  return <RecordTabs address={address} tabs={tabs} isReplaced mt="md" />;
}
