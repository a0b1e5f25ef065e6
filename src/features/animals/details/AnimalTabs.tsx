import { Image } from '@mantine/core';
import { IconChartBar, IconChecklist, IconId, IconPhoto, IconStethoscope, IconUsersGroup } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoPanel } from '#features/gallery/index.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useAnimalChanges } from '../actions/useAnimalChanges.tsx';
import { AnimalHead } from './AnimalHead.tsx';
import { ComingParts } from './ComingParts.tsx';
import { InfoTab } from './InfoTab.tsx';
import { SocialTab } from './SocialTab.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';
import { useAnimalRow } from './useAnimalRow.ts';
import { ANIMAL_TABS } from './tabs.ts';

const TasksTab = lazy(async () => {
  const [tab] = await Promise.all([import('./TasksTab.tsx'), loadNamespaces(['tasks', 'task-details'])]);
  return { default: tab.TasksTab };
});

/** One animal: its head, always in sight, and its tabs, each with its own address; one is drawn at a time. */
export function AnimalTabs({ animal }: { readonly animal: Animal }) {
  const { t } = useTranslation(['animals', 'lists', 'words']);
  const { zooId } = useActor();
  const { row, isPlaceKnown } = useAnimalRow(animal);
  const changes = useAnimalChanges();
  const isOwn = animal.zooId === zooId;
  const photoUrl = animal.photo?.url ?? null;
  const photoSubject = {
    zooId: animal.zooId,
    kind: 'animal' as const,
    id: animal.animalId,
    name: row.name,
    sectorId: row.sector?.sectorId ?? null,
    mainUrl: photoUrl,
  };
  // Its sector decides the offered changes.
  if (!isPlaceKnown) return <LoadingState label={t('lists:page.loading')} shape="page" />;
  return (
    <>
      <AnimalHead row={row} isOwn={isOwn} onChange={(change) => void changes.open(change, [row])} />
      {changes.dialog}
      <RecordTabs
        address={ANIMAL_TABS}
        mt="md"
        tabs={{
          info: {
            label: t('animals:values.tab.info'),
            icon: IconId,
            panel: () => <InfoTab animal={animal} row={row} onMove={() => void changes.open('move', [row])} />,
          },
          tasks: {
            label: t('words:tasks'),
            icon: IconChecklist,
            panel: () =>
              isOwn ? (
                <TasksTab animal={animal} sectorId={row.sector?.sectorId ?? null} />
              ) : (
                <EmptyState title={t('animals:shared.noTasks')} message={t('animals:shared.tasks')} />
              ),
          },
          health: { label: t('animals:values.tab.health'), icon: IconStethoscope, panel: () => <HealthTab /> },
          gallery: {
            label: t('animals:values.tab.gallery'),
            icon: IconPhoto,
            panel: () =>
              isOwn ? <PhotoPanel subject={photoSubject} /> : <SharedPhoto name={row.name} url={photoUrl} />,
          },
          social: {
            label: t('animals:values.tab.social'),
            icon: IconUsersGroup,
            panel: () => <SocialTab row={row} isOwn={isOwn} />,
          },
          statistics: {
            label: t('animals:values.tab.statistics'),
            icon: IconChartBar,
            panel: () => <StatisticsTab animal={animal} />,
          },
        }}
      />
    </>
  );
}

/** The healthcare book: its future content. */
function HealthTab() {
  const { t } = useTranslation('animals');
  return (
    <ComingParts
      title={t('health.title')}
      message={t('health.message')}
      parts={[t('health.records'), t('health.prescriptions'), t('health.parameters'), t('health.limits')]}
    />
  );
}

/** The main photo of an animal of another establishment; its gallery stays with its own people. */
function SharedPhoto({ name, url }: { readonly name: string; readonly url: string | null }) {
  const { t } = useTranslation('animals');
  if (url === null) return <EmptyState title={t('shared.noPhoto')} message={t('shared.gallery')} />;
  return <Image src={url} alt={t('shared.photoOf', { name })} maw={480} radius="md" />;
}
