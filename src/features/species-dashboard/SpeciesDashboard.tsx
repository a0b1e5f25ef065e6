import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPaw, IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import { enclosuresOf, placesOfSpecies } from '#domain/species-dashboard/places-of-species.ts';
import type { IucnCategory } from '#domain/taxonomy/iucn-category.ts';
import { loadSpeciesObservation } from '#features/observation-sessions/index.ts';
import {
  animalsOfSpeciesHref,
  IucnBadge,
  recapHref,
  speciesDashboardHref,
  type SpeciesHere,
} from '#features/taxonomy/index.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { SpeciesBehaviours } from './behaviours/SpeciesBehaviours.tsx';
import { Section } from './parts/Section.tsx';
import { CAMPAIGNS_ID } from './parts/section-ids.ts';
import { SpeciesEvaluations } from './parts/SpeciesEvaluations.tsx';
import { SpeciesFigures } from './parts/SpeciesFigures.tsx';
import { SpeciesPlaces } from './parts/SpeciesPlaces.tsx';

const Campaigns = lazy(loadSpeciesObservation);

/** A species as the head of its dashboard names it. */
export type ShownSpecies = {
  readonly specieId: string;
  /** in the language of the person */
  readonly name: string;
  readonly latinName: string;
  readonly category: IucnCategory | null;
  readonly isInCatalogue: boolean;
};

/** The state of one species in the establishment, part by part; each part loads and fails by itself. */
export function SpeciesDashboard({ species, here }: { readonly species: ShownSpecies; readonly here: SpeciesHere }) {
  const { t } = useTranslation(['species-dashboard', 'words']);
  return (
    <>
      <Head species={species} />
      {here.animals.length === 0 ? (
        <EmptyState
          title={t('gone.title')}
          message={t('gone.text')}
          action={
            <Button
              component={Link}
              to={`${animalsOfSpeciesHref(species.specieId)}&state=all`}
              variant="light"
              mih={44}
            >
              {t('words:seeAnimals')}
            </Button>
          }
        />
      ) : (
        <Parts specieId={species.specieId} here={here} />
      )}
    </>
  );
}

function Head({ species: { specieId, name, latinName, category, isInCatalogue } }: { readonly species: ShownSpecies }) {
  const { t } = useTranslation(['species-dashboard', 'taxonomy']);
  return (
    <PageHeader
      title={name}
      subtitle={
        <Group gap="sm">
          <Text span fs="italic" lang="la">
            {latinName}
          </Text>
          {isInCatalogue && <IucnBadge category={category} />}
        </Group>
      }
      action={
        <>
          <Button
            component={Link}
            to={speciesDashboardHref()}
            variant="default"
            leftSection={<IconPaw size={18} aria-hidden />}
          >
            {t('others')}
          </Button>
          {isInCatalogue && (
            <Button
              component={Link}
              to={recapHref(specieId)}
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              {t('taxonomy:recap.open')}
            </Button>
          )}
        </>
      }
    />
  );
}

function Parts({
  specieId,
  here: { animals, counts, placeName },
}: {
  readonly specieId: string;
  readonly here: SpeciesHere;
}) {
  const { t } = useTranslation(['species-dashboard', 'lists']);
  const actor = useActor();
  // The animals come once the enclosures are read.
  const { data } = useEnclosuresQuery(actor.zooId);
  const places = placesOfSpecies(animals, data?.enclosures ?? []);
  const seesEvaluations = maySee(actor, 'evaluationMonitoring');
  const seesCampaigns = maySee(actor, 'campaigns');
  return (
    <Stack gap="xl">
      <SpeciesFigures {...{ specieId, counts, places, seesEvaluations, seesCampaigns }} />
      <SpeciesPlaces {...{ specieId, places, placeName }} />
      {seesEvaluations && <SpeciesEvaluations specieId={specieId} />}
      {maySee(actor, 'analytics') && <SpeciesBehaviours animals={animals} />}
      {seesCampaigns && (
        <Section id={CAMPAIGNS_ID} title={t('campaigns')}>
          <Suspense fallback={<LoadingState label={t('lists:page.loading')} count={2} />}>
            <Campaigns enclosureIds={enclosuresOf(places)} />
          </Suspense>
        </Section>
      )}
    </Stack>
  );
}
