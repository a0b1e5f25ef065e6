import {
  IconArrowsShuffle,
  IconChartBar,
  IconClock,
  IconDownload,
  IconHourglass,
  IconRepeat,
  IconTimeline,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ExportTab } from '#features/scan-analysis/index.ts';
import { panelTabs } from '#kit/page/panel-tabs.tsx';
import { type RecordTab, RecordTabs } from '#kit/page/RecordTabs.tsx';
import { FOCAL_TAB_ADDRESS, type FocalTab } from './focal-tabs.ts';
import type { FocalAnalysed } from './parts/focal-analysed.ts';
import { BudgetTab } from './tabs/BudgetTab.tsx';
import { DurationsTab } from './tabs/DurationsTab.tsx';
import { LatenciesTab } from './tabs/LatenciesTab.tsx';
import { RatesTab } from './tabs/RatesTab.tsx';
import { TimelineTab } from './tabs/TimelineTab.tsx';
import { TransitionsTab } from './tabs/TransitionsTab.tsx';

const TABS = {
  budget: { icon: IconChartBar, Panel: BudgetTab },
  durations: { icon: IconHourglass, Panel: DurationsTab },
  rates: { icon: IconRepeat, Panel: RatesTab },
  latencies: { icon: IconClock, Panel: LatenciesTab },
  transitions: { icon: IconArrowsShuffle, Panel: TransitionsTab },
  timeline: { icon: IconTimeline, Panel: TimelineTab },
} as const;

/** The analyses, one tab for each, and everything as a file. */
export function FocalTabs({
  analysed,
  version,
}: {
  readonly analysed: FocalAnalysed;
  /** the ethogram and its version */
  readonly version: string;
}) {
  const { t } = useTranslation('focal-analysis');
  const { counts, pooled, animals, transitions, bouts } = analysed.result;
  const tabs: Record<FocalTab, RecordTab> = {
    ...panelTabs(TABS, analysed, (tab) => t(`values.tab.${tab}`)),
    export: {
      label: t('values.tab.export'),
      icon: IconDownload,
      panel: () => (
        <ExportTab
          results={{ sample: counts, pooled, animals, transitions }}
          facts={analysed.facts}
          version={version}
          dataSet={() => Promise.resolve(JSON.stringify(bouts, null, 1))}
          text={t('exportText')}
          note={t('exportNote')}
        />
      ),
    },
  };
  return <RecordTabs address={FOCAL_TAB_ADDRESS} tabs={tabs} isReplaced mt="md" />;
}
