import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconHeartOff,
  IconLogin2,
  IconPlaneDeparture,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalMovesQuery } from '#data/animals/animals.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import type { Movement, MovementKind } from '#domain/animals/movement.ts';
import type { Revision } from '#kit/revisions/revision.ts';
import { RevisionHistory } from '#kit/revisions/RevisionHistory.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { MoveDetails } from './MoveDetails.tsx';

/** The number of moves shown at first; few animals have more. */
const PAGE = 8;
/** A move recorded later than this after it was made says so. */
const DAY = 86_400_000;

const ICONS: Record<MovementKind, typeof IconLogin2> = {
  arrival: IconLogin2,
  move: IconArrowsExchange,
  departure: IconPlaneDeparture,
  death: IconHeartOff,
  archive: IconArchive,
  restore: IconArrowBackUp,
};

/** The moves of an animal, the latest first, and the button that moves it on. */
export function MoveHistory({
  animal: { zooId, animalId, mergedIds },
  onMove,
}: {
  readonly animal: Pick<Animal, 'zooId' | 'animalId' | 'mergedIds'>;
  /** null: the person may not move it */
  readonly onMove: (() => void) | null;
}) {
  const { t } = useTranslation('animals');
  const { dateTime } = useFormat();
  const [pageSize, setPageSize] = useState(PAGE);
  const answer = useAnimalMovesQuery({ zooId, animalIds: [animalId, ...(mergedIds ?? [])], pageSize });
  const revisionOf = (movement: Movement): Revision => {
    const { movementId, kind, movedAtUnix, recordedAtUnix } = movement;
    const Icon = ICONS[kind];
    return {
      id: movementId,
      at: movedAtUnix,
      title: t(`values.movement.${kind}`),
      icon: <Icon size={16} aria-hidden />,
      details: <MoveDetails movement={movement} />,
      ...(recordedAtUnix - movedAtUnix > DAY
        ? { note: t('history.recorded', { date: dateTime(recordedAtUnix) }) }
        : {}),
    };
  };
  return (
    <RevisionHistory
      title={t('history.title')}
      action={
        onMove !== null && (
          <Button variant="light" leftSection={<IconArrowsExchange size={18} aria-hidden />} onClick={onMove}>
            {t('values.change.move')}
          </Button>
        )
      }
      answer={answer}
      revisionOf={revisionOf}
      emptyText={t('history.none')}
      onMore={() => setPageSize(pageSize + 20)}
    />
  );
}
