import { Button, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PrintSheet } from '#kit/print/PrintSheet.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { DashboardButton } from '../parts/DashboardButton.tsx';
import { ReviewNote } from '../details/ReviewNote.tsx';
import { CountTables } from '../here/CountTables.tsx';
import { SpeciesFacts } from '../here/SpeciesFacts.tsx';
import type { SpeciesHere } from '../here/useSpeciesHere.ts';
import { RecapIndividuals } from './RecapIndividuals.tsx';

/** The sheet itself: the species and its animals that live here. It is printed alone, without menu and buttons. */
export function RecapSheet({
  species,
  taxonomy,
  here: { now, animals, photoUrl, counts, placeName },
}: {
  readonly species: Species;
  readonly taxonomy: Taxonomy;
  readonly here: SpeciesHere;
}) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const language = useLanguage();
  const { day } = useFormat();
  return (
    <PrintSheet>
      <PageHeader
        title={speciesNameIn(species, language)}
        subtitle={
          <>
            <Text span fs="italic" lang="la">
              {species.specieLatinName}
            </Text>
            {' · '}
            {t('recap.asOf', { day: day(now) })}
          </>
        }
        action={
          <>
            <DashboardButton specieId={species.specieId} />
            <Button data-screen-only leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
              {t('words:print')}
            </Button>
          </>
        }
      />
      <ReviewNote species={species} />
      <Stack gap="xl">
        <SpeciesFacts species={species} taxonomy={taxonomy} photoUrl={photoUrl} />
        <CountTables counts={counts} placeOf={placeName} />
        <RecapIndividuals
          animals={animals}
          placeOf={({ enclosureId }) => placeName(enclosureId === null ? 'nowhere' : { enclosureId })}
        />
      </Stack>
    </PrintSheet>
  );
}
