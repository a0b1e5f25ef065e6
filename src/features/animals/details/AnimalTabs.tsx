import { Image } from '@mantine/core';
import { IconChartBar, IconChecklist, IconId, IconPhoto, IconStethoscope, IconUsersGroup } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PhotoPanel } from '#features/gallery/index.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { lazyForm } from '#kit/form/lazy-form.ts';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { mayChangeAnimal } from '../actions/animal-rights.ts';
import { useAnimalChanges } from '../actions/useAnimalChanges.tsx';
import { AnimalHead } from './AnimalHead.tsx';
import { ComingParts } from './ComingParts.tsx';
import { Overview } from './overview/Overview.tsx';
import { SocialTab } from './SocialTab.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';
import { useAnimalRow } from './useAnimalRow.ts';
import { ANIMAL_TABS } from './tabs.ts';

const EditAnimal = lazyForm(async () => (await import('../form/EditAnimal.tsx')).EditAnimal);

const TasksTab = lazy(async () => {
  const [tab] = await Promise.all([import('./TasksTab.tsx'), loadNamespaces(['tasks', 'task-details'])]);
  return { default: tab.TasksTab };
});

/** One animal: its head, always in sight, and its tabs, each with its own address; one is drawn at a time. */
export function AnimalTabs({ animal }: { readonly animal: Animal }) {
  const { t } = useTranslation(['animals', 'lists', 'words']);
  const actor = useActor();
  const { zooId } = actor;
  const [parameters, setParameters] = useSearchParams();
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
  const mayEdit = isOwn && !animal.isArchived && mayChangeAnimal(actor, 'animal.edit', row.sector?.sectorId ?? null);
  const isEdited = mayEdit && parameters.get('edit') === '1';
  const edit = (isOpen: boolean) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (isOpen) after.set('edit', '1');
        else after.delete('edit');
        return after;
      },
      { replace: true },
    );
  // Its sector decides the offered changes.
  if (!isPlaceKnown) return <LoadingState label={t('lists:page.loading')} shape="page" />;
  return (
    <>
      <AnimalHead
        animal={animal}
        row={row}
        isOwn={isOwn}
        onEdit={mayEdit ? () => edit(true) : null}
        onChange={(change) => void changes.open(change, [row])}
      />
      {changes.dialog}
      {isEdited && (
        <Suspense fallback={null}>
          <EditAnimal animal={animal} onClose={() => edit(false)} />
        </Suspense>
      )}
      <RecordTabs
        address={ANIMAL_TABS}
        mt="md"
        tabs={{
          info: {
            label: t('animals:values.tab.info'),
            icon: IconId,
            panel: () => <Overview animal={animal} row={row} onMove={() => void changes.open('move', [row])} />,
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
            panel: () => <StatisticsTab animal={animal} isOwn={isOwn} />,
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
