import { Group } from '@mantine/core';
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
import type { Sector } from '#domain/sectors/sector.ts';
import { useEnclosureRows } from '#features/enclosures/index.ts';
import { type RecordTab, RecordTabs } from '#kit/page/RecordTabs.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SectorAvatar } from '../SectorAvatar.tsx';
import { AboutTab } from './AboutTab.tsx';
import { AnimalsTab } from './AnimalsTab.tsx';
import { DashboardTab } from './DashboardTab.tsx';
import { EnclosuresTab } from './EnclosuresTab.tsx';
import { NutritionTab } from './NutritionTab.tsx';
import classes from './SectorDetails.module.css';
import { SECTOR_TABS, type SectorTab } from './tabs.ts';
import { TeamTab } from './TeamTab.tsx';
import { VeterinariansTab } from './VeterinariansTab.tsx';

const TABS = {
  dashboard: [IconDashboard, DashboardTab],
  enclosures: [IconFence, EnclosuresTab],
  animals: [IconPaw, AnimalsTab],
  team: [IconUsersGroup, TeamTab],
  nutrition: [IconSalad, NutritionTab],
  veterinarians: [IconStethoscope, VeterinariansTab],
  about: [IconInfoCircle, AboutTab],
} as const;

/** One sector: its photo, name and colour in sight, and its tabs, each with its own address. */
export function SectorDetails({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const { rows, error, isPart } = useEnclosureRows();
  const own = (isPart ? undefined : rows)?.filter(
    (row) => row.sector?.sectorId === sector.sectorId && !row.enclosure.isArchived,
  );
  const animals = own?.reduce((sum, { enclosure }) => sum + enclosure.animalsCount, 0);
  const named = (tab: SectorTab): RecordTab => {
    const [icon, Panel] = TABS[tab];
    return { label: t(`values.tab.${tab}`), icon, panel: () => <Panel sector={sector} /> };
  };
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
      <RecordTabs
        address={SECTOR_TABS}
        tabs={{
          dashboard: named('dashboard'),
          enclosures: named('enclosures'),
          animals: named('animals'),
          team: named('team'),
          nutrition: named('nutrition'),
          veterinarians: named('veterinarians'),
          about: named('about'),
        }}
      />
    </>
  );
}
