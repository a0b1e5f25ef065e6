import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { AnimalName } from '#kit/animal/AnimalName.tsx';

export type Twins = readonly [AnimalRow, AnimalRow];

/** The records that are probably of one animal, in pairs, each with the comparison in which both become one. */
export function TwinsDialog({
  pairs,
  onCompare,
  onClose,
}: {
  readonly pairs: readonly Twins[];
  readonly onCompare: (pair: Twins) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['animals', 'common', 'words']);
  return (
    <Dialog title={t('twins.title')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {pairs.map((pair) => (
          <li key={pair.map(({ animalId }) => animalId).join(' ')}>
            <Group justify="space-between" gap="sm">
              <Stack gap={4}>
                {pair.map(({ animalId, name, animal, enclosureName }) => (
                  <Group key={animalId} gap={6}>
                    <AnimalName name={name} photoUrl={animal.photoUrl} size={32} />
                    <Text fz="sm" c="dimmed">
                      {[enclosureName, animal.registryId ?? animal.animalChipId].filter(Boolean).join(' · ')}
                    </Text>
                  </Group>
                ))}
              </Stack>
              <Button variant="light" onClick={() => onCompare(pair)}>
                {t('words:compare')}
              </Button>
            </Group>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
