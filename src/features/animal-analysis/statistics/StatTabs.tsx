import { IconChartBar, IconChartLine, IconDownload, IconEye, IconLayoutGrid } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ExportTab } from '#features/scan-analysis/index.ts';
import { panelTabs } from '#kit/page/panel-tabs.tsx';
import { type RecordTab, RecordTabs } from '#kit/page/RecordTabs.tsx';
import { tabAddress } from '#kit/page/tab-address.ts';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';
import { BehavioursTab } from './BehavioursTab.tsx';
import { DiversityTab } from './DiversityTab.tsx';
import { SightingsTab } from './SightingsTab.tsx';
import { ZonesTab } from './ZonesTab.tsx';

const TABS = {
  behaviours: { icon: IconChartBar, Panel: BehavioursTab },
  diversity: { icon: IconChartLine, Panel: DiversityTab },
  zones: { icon: IconLayoutGrid, Panel: ZonesTab },
  sightings: { icon: IconEye, Panel: SightingsTab },
} as const;
type StatTab = keyof typeof TABS | 'export';
const ADDRESS = tabAddress<StatTab>(['behaviours', 'diversity', 'zones', 'sightings', 'export']);

/** The statistics of an animal, one tab for each, and all of them as a file. */
export function StatTabs({
  analysed,
  version,
  dataSet,
}: {
  readonly analysed: AnimalAnalysed;
  /** the ethogram and its version */
  readonly version: string;
  /** the data set of all animals as the text of a file */
  readonly dataSet: () => Promise<string>;
}) {
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const tabs: Record<StatTab, RecordTab> = {
    ...panelTabs(TABS, analysed, (tab) => t(`values.statTab.${tab}`)),
    export: {
      label: t('analyses:values.tab.export'),
      icon: IconDownload,
      panel: () => (
        <ExportTab
          results={{ sample: analysed.result.counts, animalId: analysed.animalId, ...analysed.portrait }}
          {...{ version, dataSet, facts: analysed.facts }}
          text={t('exportText')}
          note={t('analyses:exports.figures')}
        />
      ),
    },
  };
  return <RecordTabs address={ADDRESS} tabs={tabs} isReplaced mt="md" />;
}
