import { IconDashboard, IconInfoCircle, IconPaw, IconSparkles, IconTemperature, IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { AboutTab } from '../about/AboutTab.tsx';
import { AnimalsTab } from '../animals/AnimalsTab.tsx';
import { DashboardTab } from '../dashboard/DashboardTab.tsx';
import { ComingPart } from '../tools/ComingPart.tsx';
import { ToolsTab } from '../tools/ToolsTab.tsx';
import { EnclosureHeader } from './EnclosureHeader.tsx';
import { ENCLOSURE_TABS } from './tabs.ts';

/** The tabs of one enclosure, each with its own address; one is drawn at a time. */
export function EnclosureTabs({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation('enclosures');
  return (
    <>
      <EnclosureHeader enclosure={enclosure} />
      <RecordTabs
        address={ENCLOSURE_TABS}
        tabs={{
          dashboard: {
            label: t('values.tab.dashboard'),
            icon: IconDashboard,
            panel: () => <DashboardTab enclosure={enclosure} />,
          },
          tools: { label: t('values.tab.tools'), icon: IconTool, panel: () => <ToolsTab enclosure={enclosure} /> },
          animals: {
            label: t('values.tab.animals'),
            icon: IconPaw,
            panel: () => <AnimalsTab enclosure={enclosure} />,
          },
          enrichment: {
            label: t('values.tab.enrichment'),
            icon: IconSparkles,
            panel: () => <ComingPart part="enrichment" />,
          },
          environment: {
            label: t('values.tab.environment'),
            icon: IconTemperature,
            panel: () => <ComingPart part="environment" />,
          },
          about: {
            label: t('values.tab.about'),
            icon: IconInfoCircle,
            panel: () => <AboutTab enclosure={enclosure} />,
          },
        }}
      />
    </>
  );
}
