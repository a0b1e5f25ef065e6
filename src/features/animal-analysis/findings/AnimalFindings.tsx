import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnimalQuery } from '#data/animals/animals.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { useLaunchedCampaigns } from '#features/campaigns/index.ts';
import { type AnalysedCampaign, AnalysedSessions, AnalysisWaiting } from '#features/scan-analysis/index.ts';
import type { AnimalPanelProps } from '#kit/page/guest-panels.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { animalAnalysisHref } from '../addresses.ts';
import { ANIMAL_FILTERS } from '../parts/animal-filters.ts';
import { useFindings } from '../parts/useFindings.ts';
import { useNothingFound } from '../parts/useNothingFound.ts';
import { useAnimalAnalysis } from '../reading/useAnimalAnalysis.ts';
import { useAnimalCampaigns } from '../reading/useAnimalCampaigns.ts';

/** The sentences of each kind of page, in the order of its tabs. */
const SENTENCES = {
  statistics: ['behaviours', 'diversity', 'zones'],
  social: ['partners', 'interactions'],
} as const;

/**
 * The findings on an animal in the latest campaign that concerns it, as sentences, with the way to their figures: the same as on the
 * page of its analyses. Nothing for people who see no analyses.
 */
export function AnimalFindings({ animalId, kind }: AnimalPanelProps) {
  const actor = useActor();
  const { zooId } = actor;
  const maySeeThem = maySee(actor, 'analytics');
  const { data: animal } = useAnimalQuery({ zooId, animalId }, { skip: !maySeeThem });
  return animal === undefined || animal.zooId !== zooId ? null : <LatestCampaign animal={animal} kind={kind} />;
}

type Shown = { readonly animal: Animal; readonly kind: AnimalPanelProps['kind'] };

function LatestCampaign({ animal, kind }: Shown) {
  const { t } = useTranslation(['animal-analysis', 'lists']);
  const among = useAnimalCampaigns(animal);
  const { launched, error, refetch } = useLaunchedCampaigns();
  if (among === null) return <LoadingState label={t('lists:page.loading')} />;
  return (
    <RecordState asked={{ record: launched && among(launched), error, refetch }} notFound={null}>
      {([campaign]) =>
        campaign === undefined ? (
          <EmptyState title={t('noCampaign.title')} message={t('noCampaign.text')} />
        ) : (
          <AnalysedSessions campaign={campaign} method="scan">
            {(analysed) => <Sentences {...{ animal, kind, analysed }} />}
          </AnalysedSessions>
        )
      }
    </RecordState>
  );
}

function Sentences({ analysed: source, animal, kind }: Shown & { readonly analysed: AnalysedCampaign }) {
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const id = useId();
  const findings = useFindings();
  const nothingFound = useNothingFound();
  const { animalId, animalName: name } = animal;
  const { state, analysed, retry, isAsked } = useAnimalAnalysis(source, { animalId, name }, ANIMAL_FILTERS.none);
  const { campaignId, name: campaignName } = source.campaign;
  const content = () => {
    if (!isAsked) return <Text c="dimmed">{t('noSession')}</Text>;
    if (analysed === null) return <AnalysisWaiting state={state} failed={t('analyses:failed')} onRetry={retry} />;
    const nothing = nothingFound(analysed);
    if (nothing !== null) return <Text c="dimmed">{`${nothing.title}. ${nothing.message}`}</Text>;
    return (
      <List spacing={6} maw="72ch">
        {SENTENCES[kind].map((one) => (
          <List.Item key={one}>{findings[one](analysed)}</List.Item>
        ))}
      </List>
    );
  };
  return (
    <Stack component="section" aria-labelledby={id} gap="xs">
      <Title order={2} size="h4" id={id}>
        {t('inCampaign', { campaign: campaignName })}
      </Title>
      {content()}
      <Anchor
        component={Link}
        to={animalAnalysisHref(kind, animalId, campaignId)}
        style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t(`values.toPage.${kind}`)}
      </Anchor>
    </Stack>
  );
}
