import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { AnimalGuest } from './AnimalGuest.tsx';
import { Companions } from './Companions.tsx';
import { Figures } from './Figures.tsx';

const NOBODY: readonly RegisterAnimal[] = [];

/** The companions of an animal, and the findings of observations on its relations. */
export function SocialTab({ row, isOwn }: { readonly row: AnimalRow; readonly isOwn: boolean }) {
  const { t } = useTranslation('animals');
  const { number } = useFormat();
  const { zooId } = useActor();
  const { data } = useAnimalRegisterQuery(zooId, { skip: !isOwn });
  const animals = data?.animals ?? NOBODY;
  const { enclosureId, groupId } = row.animal;
  const { near, mates } = useMemo(() => {
    const others = animals.filter(
      ({ animalId, status, isArchived }) => animalId !== row.animalId && status === 'present' && !isArchived,
    );
    return {
      near: enclosureId === null ? [] : others.filter((one) => one.enclosureId === enclosureId),
      mates: groupId === null ? [] : others.filter((one) => one.groupId === groupId),
    };
  }, [animals, row.animalId, enclosureId, groupId]);
  // Companions and observations of another establishment stay there.
  if (!isOwn) return <EmptyState title={t('shared.noObservations')} message={t('shared.observations')} />;
  return (
    <Stack gap="lg">
      {data !== undefined && (
        <>
          <Figures
            figures={[
              { label: t('social.near'), value: number(near.length) },
              { label: t('social.mates'), value: number(mates.length) },
            ]}
          />
          <Companions animals={near} />
        </>
      )}
      <AnimalGuest animalId={row.animalId} kind="social" />
    </Stack>
  );
}
