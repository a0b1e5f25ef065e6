import { Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalMovesQuery } from '#data/animals/animals.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import type { Movement } from '#domain/animals/movement.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { AnimalAvatar } from '#kit/animal/AnimalAvatar.tsx';
import { useActor } from '#state/session/use-session.ts';
import { offeredChanges } from '../../actions/offered-changes.ts';
import type { AnimalRow } from '../../rows/animal-row.ts';
import { AnimalSharing } from '../../sharing/AnimalSharing.tsx';
import { MoveHistory } from '../history/MoveHistory.tsx';
import { LifeNote } from '../LifeNote.tsx';
import { IdentifierFacts } from './IdentifierFacts.tsx';
import { IdentityFacts } from './IdentityFacts.tsx';
import { LeavingFacts } from './LeavingFacts.tsx';
import classes from './Overview.module.css';
import { PlaceFacts } from './PlaceFacts.tsx';

/** The number of moves shown at first; few animals have more. */
const MOVES = 8;
const NONE: readonly Movement[] = [];

const Recent = lazy(async () => {
  const [recent] = await Promise.all([import('./Recent.tsx'), loadNamespaces(['tasks', 'task-details', 'timeline'])]);
  return { default: recent.Recent };
});

/** An animal to read: who it is, where it lives, how it came and left; beside it its tasks, its events and its moves. */
export function Overview({
  animal,
  row,
  onMove,
}: {
  readonly animal: Animal;
  readonly row: AnimalRow;
  readonly onMove: () => void;
}) {
  const { t } = useTranslation('animals');
  const actor = useActor();
  const [pageSize, setPageSize] = useState(MOVES);
  const isOwn = animal.zooId === actor.zooId;
  const { zooId, animalId, mergedIds = [], notes, photo } = animal;
  const answer = useAnimalMovesQuery({ zooId, animalIds: [animalId, ...mergedIds], pageSize }, { skip: !isOwn });
  const page = answer.currentData ?? answer.data;
  const mayMove = isOwn && offeredChanges(actor, row).includes('move');
  return (
    <>
      <LifeNote animal={animal} isOwn={isOwn} />
      <div className={classes['sides']}>
        <div className={classes['side']}>
          <div className={classes['portrait']}>
            {photo !== null && (
              <div className={classes['photo']}>
                <AnimalAvatar photoUrl={photo.url} size={176} />
              </div>
            )}
            <IdentityFacts animal={animal} row={row} />
          </div>
          <LeavingFacts animal={animal} moves={page?.items ?? NONE} />
          <IdentifierFacts animal={animal} />
          {isOwn && <PlaceFacts animal={animal} row={row} moves={page?.hasMore === false ? page.items : null} />}
          {notes !== '' && (
            <section className={classes['part']} aria-label={t('form.notes')}>
              <Title order={2} size="h5">
                {t('form.notes')}
              </Title>
              <Text className={classes['notes'] ?? ''}>{notes}</Text>
            </section>
          )}
          <AnimalSharing animal={animal} row={row} />
        </div>
        {isOwn && (
          <div className={classes['side']}>
            <Suspense fallback={null}>
              <Recent animal={animal} sectorId={row.sector?.sectorId ?? null} />
            </Suspense>
            <MoveHistory answer={answer} onMore={() => setPageSize(pageSize + 20)} onMove={mayMove ? onMove : null} />
          </div>
        )}
      </div>
    </>
  );
}
