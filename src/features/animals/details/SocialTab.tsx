import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { ComingParts } from './ComingParts.tsx';
import { Companions } from './Companions.tsx';
import { Figures } from './Figures.tsx';

const NOBODY: readonly RegisterAnimal[] = [];

/** The companions of an animal; its relations will come from observation. */
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
  return (
    <ComingParts
      title={t('social.title')}
      message={t('social.message')}
      parts={[t('social.partners'), t('social.sociogram'), t('social.proximity')]}
    >
      {isOwn && data !== undefined && (
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
    </ComingParts>
  );
}
