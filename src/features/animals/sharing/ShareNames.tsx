import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AnimalName } from '#kit/animal/AnimalName.tsx';

/** The most animals that are named; the others are counted. */
const MAX_NAMED = 6;

type Named = { readonly id: string; readonly name: string; readonly photoUrl: string | null; readonly detail: string };

/** The animals of a proposal or of a step, by photo and name, each with a second line: its species, or its partner. */
export function ShareNames({ animals, label }: { readonly animals: readonly Named[]; readonly label: string }) {
  const { t } = useTranslation('words');
  const others = animals.length - MAX_NAMED;
  return (
    <Group component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label={label}>
      {animals.slice(0, MAX_NAMED).map(({ id, name, photoUrl, detail }) => (
        <li key={id}>
          <Group gap={6}>
            <AnimalName name={name} photoUrl={photoUrl} size={32} />
            <Text fz="sm" c="dimmed">
              {detail}
            </Text>
          </Group>
        </li>
      ))}
      {others > 0 && (
        <Text component="li" fz="sm" fw={600}>
          {t('andOthers', { count: others })}
        </Text>
      )}
    </Group>
  );
}
