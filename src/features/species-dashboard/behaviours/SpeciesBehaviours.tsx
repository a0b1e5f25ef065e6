import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignsOfAnimals } from '#domain/animal-analysis/campaigns-of-animal.ts';
import { useLaunchedCampaigns } from '#features/campaigns/index.ts';
import {
  type AnalysedCampaign,
  AnalysedSessions,
  AnalysisWaiting,
  campaignsFirst,
} from '#features/scan-analysis/index.ts';
import type { SpeciesHere } from '#features/taxonomy/index.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { SectionLink } from '#ui/page/SectionLink.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Section } from '../parts/Section.tsx';
import { BehaviourTable } from './BehaviourTable.tsx';
import { observedAmong, scansOfAnimalsHref } from './scans-of-species.ts';
import { useSpeciesScans } from './useSpeciesScans.ts';

// Campaigns of training are practice.
const withScans = campaignsFirst('scan', 'welfare');

type Animals = Pick<SpeciesHere, 'animals'>;

/** The most frequent behaviours of the animals of a species, in the latest scans of the first campaign that concerns them. */
export function SpeciesBehaviours({ animals }: Animals) {
  const { t } = useTranslation('species-dashboard');
  const { launched, error, refetch } = useLaunchedCampaigns();
  const record = useMemo(() => launched && withScans(campaignsOfAnimals(launched, animals)), [launched, animals]);
  return (
    <Section title={t('behaviours.title')}>
      <RecordState asked={{ record, error, refetch }} failed="session/load-failed" notFound={null}>
        {([campaign]) =>
          campaign === undefined ? (
            <EmptyState title={t('behaviours.noCampaign')} message={t('behaviours.noCampaignText')} />
          ) : (
            <AnalysedSessions campaign={campaign} method="scan">
              {(analysed) => <InCampaign analysed={analysed} animals={animals} />}
            </AnalysedSessions>
          )
        }
      </RecordState>
    </Section>
  );
}

function InCampaign({ analysed, animals }: Animals & { readonly analysed: AnalysedCampaign }) {
  const { t } = useTranslation(['species-dashboard', 'analyses']);
  const { campaign, heads } = analysed;
  const animalIds = useMemo(() => observedAmong(animals, heads), [animals, heads]);
  const { state, result, retry, isAsked, names } = useSpeciesScans(analysed, animalIds);
  const content = () => {
    if (!isAsked) return <Text c="dimmed">{t('behaviours.notObserved')}</Text>;
    if (state.step === 'failed' || result === null)
      return <AnalysisWaiting state={state} failed={t('analyses:failed')} onRetry={retry} />;
    return <BehaviourTable result={result} names={names} />;
  };
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Text>{t('behaviours.inCampaign', { campaign: campaign.name })}</Text>
        {isAsked && (
          <SectionLink to={scansOfAnimalsHref(campaign.campaignId, animalIds)}>{t('behaviours.all')}</SectionLink>
        )}
      </Group>
      {content()}
    </>
  );
}
