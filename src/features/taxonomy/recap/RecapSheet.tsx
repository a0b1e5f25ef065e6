import { Button, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PrintSheet } from '#kit/print/PrintSheet.tsx';
import { nowMs } from '#lib/clock.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { ReviewNote } from '../details/ReviewNote.tsx';
import { RecapCountTables } from './RecapCountTables.tsx';
import { RecapFacts } from './RecapFacts.tsx';
import { RecapIndividuals } from './RecapIndividuals.tsx';
import { recapCounts, type RecapPlace } from './recap-counts.ts';

/** The sheet itself: the species and its animals that live here. It is printed alone, without menu and buttons. */
export function RecapSheet({
  species,
  taxonomy,
  animals,
  enclosures,
}: {
  readonly species: Species;
  readonly taxonomy: Taxonomy;
  readonly animals: readonly RegisterAnimal[];
  /** all enclosures of the park */
  readonly enclosures: readonly Enclosure[];
}) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const language = useLanguage();
  const { day } = useFormat();
  const now = nowMs();
  const names = new Map(enclosures.map((one) => [one.enclosureId, one.enclosureName]));
  const placeName = (place: RecapPlace) => {
    if (place === 'nowhere') return t('recap.nowhere');
    return (place === 'unknown' ? undefined : names.get(place.enclosureId)) ?? t('recap.unknownPlace');
  };
  return (
    <PrintSheet>
      <PageHeader
        title={speciesNameIn(species, language)}
        subtitle={
          <Text span fs="italic" lang="la">
            {species.specieLatinName}
          </Text>
        }
        action={
          <Button data-screen-only leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {t('words:print')}
          </Button>
        }
      />
      <ReviewNote species={species} />
      <Stack gap="xl">
        <RecapFacts
          species={species}
          taxonomy={taxonomy}
          photoUrl={animals.find((one) => one.photoUrl)?.photoUrl ?? null}
        />
        <RecapCountTables counts={recapCounts(animals, new Set(names.keys()), now)} placeOf={placeName} />
        <RecapIndividuals
          animals={animals}
          placeOf={({ enclosureId }) => placeName(enclosureId === null ? 'nowhere' : { enclosureId })}
        />
        <Text fz="sm" c="dimmed">
          {t('recap.asOf', { day: day(now) })}
        </Text>
      </Stack>
    </PrintSheet>
  );
}
