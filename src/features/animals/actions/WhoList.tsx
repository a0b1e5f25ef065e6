import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AnimalName } from '#kit/animal/AnimalName.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';

/** The most animals that are named; the others are counted. */
const MAX_NAMED = 6;

/** The animals of a change, by name: no animal may be taken for another. */
export function WhoList({ rows }: { readonly rows: readonly AnimalRow[] }) {
  const { t } = useTranslation(['animals', 'words']);
  const others = rows.length - MAX_NAMED;
  return (
    <Group component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('change.who')}>
      {rows.slice(0, MAX_NAMED).map(({ animalId, name, animal, species }) => (
        <li key={animalId}>
          <Group gap={6}>
            <AnimalName name={name} photoUrl={animal.photoUrl} size={32} />
            <Text fz="sm" c="dimmed">
              {species.name}
            </Text>
          </Group>
        </li>
      ))}
      {others > 0 && (
        <Text component="li" fz="sm" fw={600}>
          {t('words:andOthers', { count: others })}
        </Text>
      )}
    </Group>
  );
}
