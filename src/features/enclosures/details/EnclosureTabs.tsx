import { Tabs } from '@mantine/core';
import { IconDashboard, IconInfoCircle, IconPaw, IconSparkles, IconTemperature, IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { AboutTab } from '../about/AboutTab.tsx';
import { AnimalsTab } from '../animals/AnimalsTab.tsx';
import { DashboardTab } from '../dashboard/DashboardTab.tsx';
import { ComingPart } from '../tools/ComingPart.tsx';
import { ToolsTab } from '../tools/ToolsTab.tsx';
import { EnclosureHeader } from './EnclosureHeader.tsx';
import { addressOfTab, ENCLOSURE_TABS, tabOf } from './tabs.ts';

const ICONS = {
  dashboard: IconDashboard,
  tools: IconTool,
  animals: IconPaw,
  enrichment: IconSparkles,
  environment: IconTemperature,
  about: IconInfoCircle,
} as const;

/** The tabs of one enclosure, each with its own address; one is drawn at a time. */
export function EnclosureTabs({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation('enclosures');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabOf(parameters);
  return (
    <>
      <EnclosureHeader enclosure={enclosure} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => {
          const next = ENCLOSURE_TABS.find((one) => one === chosen);
          if (next !== undefined) void navigate(addressOfTab(next, parameters));
        }}
      >
        <TabRow chosen={tab}>
          {ENCLOSURE_TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={18} aria-hidden />} mih={44}>
                {t(`values.tab.${one}`)}
              </Tabs.Tab>
            );
          })}
        </TabRow>
        <Tabs.Panel value="dashboard">
          <DashboardTab enclosure={enclosure} />
        </Tabs.Panel>
        <Tabs.Panel value="tools">
          <ToolsTab enclosure={enclosure} />
        </Tabs.Panel>
        <Tabs.Panel value="animals">
          <AnimalsTab enclosure={enclosure} />
        </Tabs.Panel>
        <Tabs.Panel value="enrichment">
          <ComingPart part="enrichment" />
        </Tabs.Panel>
        <Tabs.Panel value="environment">
          <ComingPart part="environment" />
        </Tabs.Panel>
        <Tabs.Panel value="about">
          <AboutTab enclosure={enclosure} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
