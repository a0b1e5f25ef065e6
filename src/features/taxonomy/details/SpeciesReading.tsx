import { Button, Paper, Stack, Text } from '@mantine/core';
import { IconPaw } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { CountTables } from '../here/CountTables.tsx';
import { SpeciesFacts } from '../here/SpeciesFacts.tsx';
import { useSpeciesHere } from '../here/useSpeciesHere.ts';
import { animalsOfSpeciesHref, enclosureHref } from '../parts/addresses.ts';
import { SpeciesLogSection } from './SpeciesLogSection.tsx';

/** A species to read: its names and its place among the others, its animals that live here, its log. */
export function SpeciesReading({ species, taxonomy }: { readonly species: Species; readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const { here, error, refetch } = useSpeciesHere(species.specieId);
  return (
    <Stack gap="lg" maw={1100}>
      <Paper withBorder p="lg">
        <SpeciesFacts species={species} taxonomy={taxonomy} photoUrl={here?.photoUrl ?? null} />
      </Paper>
      <Paper withBorder p="lg">
        {here === undefined && error === undefined && <LoadingState label={t('loading')} count={3} />}
        {here === undefined && error !== undefined && <LoadFailed error={error} onRetry={refetch} />}
        {here !== undefined && (
          <Stack gap="md">
            <CountTables
              counts={here.counts}
              placeOf={here.placeName}
              hrefOf={(place) => (typeof place === 'string' ? undefined : enclosureHref(place.enclosureId))}
            />
            {here.counts.total > 0 ? (
              <Button
                component={Link}
                to={animalsOfSpeciesHref(species.specieId)}
                variant="light"
                style={{ alignSelf: 'start' }}
                leftSection={<IconPaw size={18} aria-hidden />}
              >
                {t('words:seeAnimals')}
              </Button>
            ) : (
              <Text c="dimmed">{t('details.noneHere')}</Text>
            )}
          </Stack>
        )}
      </Paper>
      <SpeciesLogSection specieId={species.specieId} />
    </Stack>
  );
}
