import { Button, Group, Stack, Text, Timeline, Title } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconCross,
  IconLogin2,
  IconPlaneDeparture,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalMovesQuery } from '#data/animals/animals.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import type { MovementKind } from '#domain/animals/movement.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { MoveItem } from './MoveItem.tsx';

/** Of the moves shown at first; few animals have more. */
const PAGE = 8;

const ICONS: Record<MovementKind, typeof IconLogin2> = {
  arrival: IconLogin2,
  move: IconArrowsExchange,
  departure: IconPlaneDeparture,
  death: IconCross,
  archive: IconArchive,
  restore: IconArrowBackUp,
};

/** Where an animal has been, the latest first, and the way to move it on. */
export function MoveHistory({
  animal: { zooId, animalId },
  onMove,
}: {
  readonly animal: Pick<Animal, 'zooId' | 'animalId'>;
  /** null: the person may not move it */
  readonly onMove: (() => void) | null;
}) {
  const { t } = useTranslation('animals');
  const [pageSize, setPageSize] = useState(PAGE);
  const { currentData, data, error, refetch } = useAnimalMovesQuery({ zooId, animalId, pageSize });
  const page = currentData ?? data;
  return (
    <Stack component="section" gap="md" aria-label={t('history.title')}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('history.title')}
        </Title>
        {onMove !== null && (
          <Button variant="light" leftSection={<IconArrowsExchange size={18} aria-hidden />} onClick={onMove}>
            {t('values.change.move')}
          </Button>
        )}
      </Group>
      {page === undefined && error === undefined && <LoadingState label={t('history.loading')} count={3} />}
      {page === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {page !== undefined && page.movements.length === 0 && <Text c="dimmed">{t('history.none')}</Text>}
      {page !== undefined && page.movements.length > 0 && (
        <Timeline bulletSize={30} lineWidth={2}>
          {page.movements.map((movement) => {
            const Icon = ICONS[movement.kind];
            return (
              <Timeline.Item
                key={movement.movementId}
                bullet={<Icon size={16} aria-hidden />}
                title={t(`values.movement.${movement.kind}`)}
              >
                <MoveItem movement={movement} />
              </Timeline.Item>
            );
          })}
        </Timeline>
      )}
      {page?.hasMore === true && (
        <Button variant="default" onClick={() => setPageSize(pageSize + 20)}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  );
}
