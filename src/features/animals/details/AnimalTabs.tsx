import { Tabs } from '@mantine/core';
import { IconChartBar, IconId, IconPhoto, IconStethoscope, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PhotoPanel } from '#features/gallery/index.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { useAnimalChanges } from '../actions/useAnimalChanges.tsx';
import { AnimalHead } from './AnimalHead.tsx';
import { HealthTab } from './HealthTab.tsx';
import { InfoTab } from './InfoTab.tsx';
import { SharedPhoto } from './SharedPhoto.tsx';
import { SocialTab } from './SocialTab.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';
import { addressOfTab, ANIMAL_TABS, tabOf } from './tabs.ts';
import { useAnimalRow } from './useAnimalRow.ts';

const ICONS = {
  info: IconId,
  health: IconStethoscope,
  gallery: IconPhoto,
  social: IconUsersGroup,
  statistics: IconChartBar,
} as const;

/** One animal: who it is, always in sight, and its tabs, each with its own address; one is drawn at a time. */
export function AnimalTabs({ animal }: { readonly animal: Animal }) {
  const { t } = useTranslation('animals');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabOf(parameters);
  const { zooId } = useActor();
  const { row, isPlaceKnown } = useAnimalRow(animal);
  const changes = useAnimalChanges();
  const isOwn = animal.zooId === zooId;
  // Its sector decides what one may do to it.
  if (!isPlaceKnown) return <LoadingState label={t('loadingOne')} shape="page" />;
  return (
    <>
      <AnimalHead row={row} isOwn={isOwn} onChange={(change) => void changes.open(change, [row])} />
      {changes.dialog}
      <Tabs
        value={tab}
        keepMounted={false}
        mt="md"
        onChange={(chosen) => {
          const next = ANIMAL_TABS.find((one) => one === chosen);
          if (next !== undefined) void navigate(addressOfTab(next, parameters));
        }}
      >
        <TabRow chosen={tab}>
          {ANIMAL_TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={18} aria-hidden />} mih={44}>
                {t(`values.tab.${one}`)}
              </Tabs.Tab>
            );
          })}
        </TabRow>
        <Tabs.Panel value="info">
          <InfoTab animal={animal} row={row} onMove={() => void changes.open('move', [row])} />
        </Tabs.Panel>
        <Tabs.Panel value="health">
          <HealthTab />
        </Tabs.Panel>
        <Tabs.Panel value="gallery">
          {isOwn ? (
            <PhotoPanel
              subject={{
                zooId: animal.zooId,
                kind: 'animal',
                id: animal.animalId,
                name: row.name,
                sectorId: row.sector?.sectorId ?? null,
                mainUrl: animal.photo?.url ?? null,
              }}
            />
          ) : (
            <SharedPhoto name={row.name} url={animal.photo?.url ?? null} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="social">
          <SocialTab row={row} isOwn={isOwn} />
        </Tabs.Panel>
        <Tabs.Panel value="statistics">
          <StatisticsTab animal={animal} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
