import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ScanRecord } from '#domain/observation-sessions/session.ts';
import type { ObservedAnimal } from '../parts/useSessionAnimals.ts';
import type { Act } from '../recorder/recorder-act.ts';

/** The nearest neighbour of an animal, and those near it; a second tap takes a choice back. */
export function NeighbourPad({
  record,
  animals,
  act,
}: {
  readonly record: ScanRecord;
  readonly animals: readonly ObservedAnimal[];
  readonly act: Act;
}) {
  const { t } = useTranslation('sessions');
  const { animalId, nearestId, nearIds } = record;
  const others = animals.filter((animal) => animal.animalId !== animalId);
  return (
    <Stack gap="md">
      <div role="group" aria-label={t('near.nearest')}>
        <Text fz="sm" c="dimmed" mb={4}>
          {t('near.nearest')}
        </Text>
        <Group gap="xs">
          {others.map((other) => (
            <Button
              key={other.animalId}
              variant={other.animalId === nearestId ? 'filled' : 'default'}
              aria-pressed={other.animalId === nearestId}
              mih={44}
              onClick={() =>
                act({
                  ...{ type: 'neighbour', animalId },
                  nearestId: other.animalId === nearestId ? null : other.animalId,
                })
              }
            >
              {other.name}
            </Button>
          ))}
        </Group>
      </div>
      <div role="group" aria-label={t('near.near')}>
        <Text fz="sm" c="dimmed" mb={4}>
          {t('near.near')}
        </Text>
        <Group gap="xs">
          {others.map((other) => (
            <Button
              key={other.animalId}
              variant={nearIds.includes(other.animalId) ? 'filled' : 'default'}
              aria-pressed={nearIds.includes(other.animalId)}
              mih={44}
              onClick={() => act({ type: 'near', animalId, nearId: other.animalId })}
            >
              {other.name}
            </Button>
          ))}
        </Group>
      </div>
    </Stack>
  );
}
