import {
  IconArrowsDiff,
  IconArrowsShuffle,
  IconChartBar,
  IconChartLine,
  IconCube,
  IconDownload,
  IconFlame,
  IconGrid4x4,
  IconLayoutGrid,
  IconListNumbers,
  IconPaw,
  IconSparkles,
  IconTable,
  IconTopologyStar3,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { panelTabs } from '#kit/page/panel-tabs.tsx';
import { type RecordTab, RecordTabs } from '#kit/page/RecordTabs.tsx';
import { type AnalysisTab, TAB_ADDRESS } from './analysis-tabs.ts';
import type { Analysed } from './parts/analysed.ts';
import { AvoidanceTab } from './tabs/AvoidanceTab.tsx';
import { CentralityTab } from './tabs/CentralityTab.tsx';
import { ComparisonTab } from './tabs/ComparisonTab.tsx';
import { DiversityTab } from './tabs/DiversityTab.tsx';
import { ExportTab } from './tabs/ExportTab.tsx';
import { FrequencyTab } from './tabs/FrequencyTab.tsx';
import { HeatmapTab } from './tabs/HeatmapTab.tsx';
import { ListsTab } from './tabs/ListsTab.tsx';
import { NetworkTab } from './tabs/NetworkTab.tsx';
import { PatternsTab } from './tabs/PatternsTab.tsx';
import { ProximityTab } from './tabs/ProximityTab.tsx';
import { SpaceTab } from './tabs/SpaceTab.tsx';
import { StatisticsTab } from './tabs/StatisticsTab.tsx';
import { ZonesTab } from './tabs/ZonesTab.tsx';

const TABS = {
  frequency: { icon: IconChartBar, Panel: FrequencyTab },
  diversity: { icon: IconChartLine, Panel: DiversityTab },
  lists: { icon: IconSparkles, Panel: ListsTab },
  proximity: { icon: IconGrid4x4, Panel: ProximityTab },
  network: { icon: IconTopologyStar3, Panel: NetworkTab },
  centrality: { icon: IconListNumbers, Panel: CentralityTab },
  avoidance: { icon: IconArrowsShuffle, Panel: AvoidanceTab },
  zones: { icon: IconLayoutGrid, Panel: ZonesTab },
  heatmap: { icon: IconFlame, Panel: HeatmapTab },
  space: { icon: IconCube, Panel: SpaceTab },
  patterns: { icon: IconPaw, Panel: PatternsTab },
  statistics: { icon: IconTable, Panel: StatisticsTab },
  comparison: { icon: IconArrowsDiff, Panel: ComparisonTab },
} as const;

/** The analyses, one tab for each, and everything as a file. */
export function AnalysisTabs({
  analysed,
  version,
  dataSet,
}: {
  readonly analysed: Analysed;
  /** the ethogram and its version */
  readonly version: string;
  /** the data set as the text of a file */
  readonly dataSet: () => Promise<string>;
}) {
  const { t } = useTranslation('analyses');
  const tabs: Record<AnalysisTab, RecordTab> = {
    ...panelTabs(TABS, analysed, (tab) => t(`values.tab.${tab}`)),
    export: {
      label: t('values.tab.export'),
      icon: IconDownload,
      panel: () => (
        <ExportTab
          results={{ sample: analysed.computed.counts, ...analysed.computed.analysis }}
          facts={analysed.facts}
          version={version}
          text={t('exports.text')}
          dataSet={dataSet}
          note={t('exports.figures')}
        />
      ),
    },
  };
  return <RecordTabs address={TAB_ADDRESS} tabs={tabs} isReplaced mt="md" />;
}
