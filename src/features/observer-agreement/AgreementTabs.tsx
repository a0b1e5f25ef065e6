import {
  IconCertificate,
  IconDownload,
  IconGrid4x4,
  IconListDetails,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ethogramVersionOf, ExportTab } from '#features/scan-analysis/index.ts';
import { panelTabs } from '#kit/page/panel-tabs.tsx';
import { type RecordTab, RecordTabs } from '#kit/page/RecordTabs.tsx';
import { type AgreementTab, TAB_ADDRESS, TRAINING_TAB_ADDRESS } from './agreement-tabs.ts';
import type { Compared } from './parts/compared.ts';
import { BehavioursTab } from './tabs/BehavioursTab.tsx';
import { ConfusionTab } from './tabs/ConfusionTab.tsx';
import { GateTab } from './tabs/GateTab.tsx';
import { GroupTab } from './tabs/GroupTab.tsx';
import { PairTab } from './tabs/PairTab.tsx';

const TABS = {
  gate: { icon: IconCertificate, Panel: GateTab },
  pair: { icon: IconUsers, Panel: PairTab },
  confusion: { icon: IconGrid4x4, Panel: ConfusionTab },
  behaviours: { icon: IconListDetails, Panel: BehavioursTab },
  group: { icon: IconUsersGroup, Panel: GroupTab },
} as const;

/** The agreement of observers, one tab for each view of it; a training campaign begins with its gate. */
export function AgreementTabs({ compared }: { readonly compared: Compared }) {
  const { t } = useTranslation('agreement');
  const address = compared.campaign.type === 'training' ? TRAINING_TAB_ADDRESS : TAB_ADDRESS;
  const { campaign, agreement, gate, facts } = compared;
  const { campaignId, minAgreement } = campaign;
  const tabs: Record<AgreementTab, RecordTab> = {
    ...panelTabs(TABS, compared, (tab) => t(`values.tab.${tab}`)),
    export: {
      label: t('values.tab.export'),
      icon: IconDownload,
      panel: () => (
        <ExportTab
          results={{ campaignId, minAgreement, ...agreement, gate: gate.lines }}
          facts={facts}
          version={ethogramVersionOf([campaign])}
          text={t('export.text')}
          note={t('export.figures')}
        />
      ),
    },
  };
  return <RecordTabs address={address} tabs={tabs} isReplaced mt="md" />;
}
