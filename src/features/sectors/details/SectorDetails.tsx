import { Group, Tabs } from '@mantine/core';
import {
  IconDashboard,
  IconFence,
  IconInfoCircle,
  IconPaw,
  IconSalad,
  IconStethoscope,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Sector } from '#domain/sectors/sector.ts';
import { useEnclosureRows } from '#features/enclosures/index.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { SectorAvatar } from '../SectorAvatar.tsx';
import { AboutTab } from './AboutTab.tsx';
import { AnimalsTab } from './AnimalsTab.tsx';
import { DashboardTab } from './DashboardTab.tsx';
import { EnclosuresTab } from './EnclosuresTab.tsx';
import { NutritionTab } from './NutritionTab.tsx';
import classes from './SectorDetails.module.css';
import { addressOfTab, SECTOR_TABS, tabOf } from './tabs.ts';
import { TeamTab } from './TeamTab.tsx';
import { VeterinariansTab } from './VeterinariansTab.tsx';

const ICONS = {
  dashboard: IconDashboard,
  enclosures: IconFence,
  animals: IconPaw,
  team: IconUsersGroup,
  nutrition: IconSalad,
  veterinarians: IconStethoscope,
  about: IconInfoCircle,
} as const;
const PANELS = {
  dashboard: DashboardTab,
  enclosures: EnclosuresTab,
  animals: AnimalsTab,
  team: TeamTab,
  nutrition: NutritionTab,
  veterinarians: VeterinariansTab,
  about: AboutTab,
} as const;

/** One sector: its photo, name and colour in sight, and its tabs, each with its own address. */
export function SectorDetails({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabOf(parameters);
  const { rows, error, isPart } = useEnclosureRows();
  const own = (isPart ? undefined : rows)?.filter(
    (row) => row.sector?.sectorId === sector.sectorId && !row.enclosure.isArchived,
  );
  const animals = own?.reduce((sum, { enclosure }) => sum + enclosure.animalsCount, 0);
  return (
    <>
      <div className={classes['head']}>
        <PageHeader
          media={<SectorAvatar sector={sector} size={56} />}
          title={sector.sectorName}
          subtitle={
            <Group gap="sm" component="span">
              {own === undefined && error === null && <span>…</span>}
              {own !== undefined && <span>{t('enclosuresCount', { count: own.length })}</span>}
              {animals !== undefined && <span>{t('animalsCount', { count: animals })}</span>}
            </Group>
          }
        />
      </div>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => {
          const next = SECTOR_TABS.find((one) => one === chosen);
          if (next !== undefined) void navigate(addressOfTab(next, sector.sectorId));
        }}
      >
        <TabRow chosen={tab}>
          {SECTOR_TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={18} aria-hidden />} mih={44}>
                {t(`tabs.${one}`)}
              </Tabs.Tab>
            );
          })}
        </TabRow>
        {SECTOR_TABS.map((one) => {
          const Panel = PANELS[one];
          return (
            <Tabs.Panel key={one} value={one}>
              <Panel sector={sector} />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}
