import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { animalHref } from '../rows/animal-href.ts';
import { AnimalName } from '#kit/animal/AnimalName.tsx';
import classes from './Companions.module.css';

const MAX_SHOWN = 24;

/** The animals in the same enclosure, each with a link to its page. */
export function Companions({ animals }: { readonly animals: readonly RegisterAnimal[] }) {
  const { t } = useTranslation(['animals', 'words']);
  if (animals.length === 0) return null;
  const others = animals.length - MAX_SHOWN;
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {t('social.companions')}
      </Title>
      <Group component="ul" gap="xs" p={0} m={0} className={classes['list'] ?? ''}>
        {animals.slice(0, MAX_SHOWN).map(({ animalId, animalName, photoUrl }) => (
          <li key={animalId}>
            <Link to={animalHref(animalId)} className={classes['link']}>
              <AnimalName name={animalName} photoUrl={photoUrl} />
            </Link>
          </li>
        ))}
      </Group>
      {others > 0 && <Text fz="sm">{t('words:andOthers', { count: others })}</Text>}
    </Stack>
  );
}
