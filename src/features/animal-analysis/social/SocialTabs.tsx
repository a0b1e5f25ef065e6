import { IconArrowsExchange, IconDownload, IconListNumbers, IconTopologyStar3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ExportTab } from '#features/scan-analysis/index.ts';
import { panelTabs } from '#kit/page/panel-tabs.tsx';
import { type RecordTab, RecordTabs } from '#kit/page/RecordTabs.tsx';
import { tabAddress } from '#kit/page/tab-address.ts';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';
import { InteractionsTab } from './InteractionsTab.tsx';
import { PartnersTab } from './PartnersTab.tsx';
import { SociogramTab } from './SociogramTab.tsx';

const TABS = {
  partners: { icon: IconListNumbers, Panel: PartnersTab },
  interactions: { icon: IconArrowsExchange, Panel: InteractionsTab },
  sociogram: { icon: IconTopologyStar3, Panel: SociogramTab },
} as const;
type SocialTab = keyof typeof TABS | 'export';
const ADDRESS = tabAddress<SocialTab>(['partners', 'interactions', 'sociogram', 'export']);

/** The relations of an animal, one tab for each view, and all of them as a file. */
export function SocialTabs({
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
  const { result, animalId, partners, facts } = analysed;
  const tabs: Record<SocialTab, RecordTab> = {
    ...panelTabs(TABS, analysed, (tab) => t(`values.socialTab.${tab}`)),
    export: {
      label: t('analyses:values.tab.export'),
      icon: IconDownload,
      panel: () => (
        <ExportTab
          results={{ sample: result.counts, animalId, partners }}
          {...{ version, dataSet, facts }}
          text={t('exportText')}
          note={t('analyses:exports.figures')}
        />
      ),
    },
  };
  return <RecordTabs address={ADDRESS} tabs={tabs} isReplaced mt="md" />;
}
