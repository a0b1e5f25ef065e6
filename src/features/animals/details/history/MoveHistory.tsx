import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconHeartOff,
  IconLogin2,
  IconNotebook,
  IconPlaneDeparture,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Movement, type MovementKind, toldKind } from '#domain/animals/movement.ts';
import type { Revision } from '#kit/revisions/revision.ts';
import { RevisionHistory } from '#kit/revisions/RevisionHistory.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { usePeopleNames } from '../usePeopleNames.ts';
import { MoveDetails } from './MoveDetails.tsx';

/** A move recorded later than this after it was made says so. */
const DAY = 86_400_000;

const ICONS: Record<MovementKind, typeof IconLogin2> = {
  entry: IconNotebook,
  arrival: IconLogin2,
  move: IconArrowsExchange,
  departure: IconPlaneDeparture,
  death: IconHeartOff,
  archive: IconArchive,
  restore: IconArrowBackUp,
};

/** The moves of an animal, the latest first, and the button that moves it on. */
export function MoveHistory({
  answer,
  onMore,
  onMove,
}: {
  readonly answer: Parameters<typeof RevisionHistory<Movement>>[0]['answer'];
  readonly onMore: () => void;
  /** null: the person may not move it */
  readonly onMove: (() => void) | null;
}) {
  const { t } = useTranslation('animals');
  const { dateTime, moment } = useFormat();
  const now = useNow();
  const nameOf = usePeopleNames();
  const revisionOf = (movement: Movement): Revision => {
    const { movementId, movedAtUnix, recordedAtUnix, recordedBy } = movement;
    const kind = toldKind(movement);
    const Icon = ICONS[kind];
    const isLate = recordedAtUnix - movedAtUnix > DAY;
    return {
      id: movementId,
      at: movedAtUnix,
      title:
        kind === 'entry'
          ? `${t('values.movement.entry')} · ${t('history.arrivalUnknown')}`
          : t(`values.movement.${kind}`),
      icon: <Icon size={16} aria-hidden />,
      details: <MoveDetails movement={movement} />,
      note: [
        moment(movedAtUnix, now).relative,
        ...(isLate ? [t('history.recorded', { date: dateTime(recordedAtUnix) })] : []),
      ].join(' · '),
      ...(recordedBy === '' ? {} : { byName: nameOf(recordedBy) }),
    };
  };
  return (
    <RevisionHistory
      title={t('history.title')}
      size="h5"
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
      onMore={onMore}
    />
  );
}
