import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { type AnalysedCampaign, AnalysisWaiting, useSessionFilterWords } from '#features/scan-analysis/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FilterLine } from '#kit/filters/FilterLine.tsx';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { AnimalPageKind } from '../addresses.ts';
import { type NamedAnimal, useAnimalAnalysis } from '../reading/useAnimalAnalysis.ts';
import type { AnimalAnalysed } from './animal-analysed.ts';
import { ANIMAL_FILTERS } from './animal-filters.ts';
import { AnimalFrame } from './AnimalFrame.tsx';
import { AnimalSample } from './AnimalSample.tsx';
import { useNothingFound } from './useNothingFound.ts';

/** The filters of an animal's scans in one campaign, how much they leave, and the results; where there is none, the reason. */
export function AnimalCampaign({
  kind,
  animal,
  analysed: source,
  campaigns,
  children,
}: {
  readonly kind: AnimalPageKind;
  readonly animal: NamedAnimal;
  readonly analysed: AnalysedCampaign;
  /** those that concern the animal */
  readonly campaigns: readonly Campaign[];
  /** the tabs of the results; `dataSet` is what was analysed as the text of a file */
  readonly children: (analysed: AnimalAnalysed, dataSet: () => Promise<string>) => ReactNode;
}) {
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { number } = useFormat();
  const nothingFound = useNothingFound();
  const { enclosureId, period } = useSessionFilterWords({
    enclosures: source.ground.enclosures.map((one) => ({ value: one.enclosureId, label: one.name })),
    ...{ animals: [], behaviours: [], observers: [] },
  });
  const filters = useRecordFilters(ANIMAL_FILTERS, {
    ...{ enclosureId, period },
    isWhole: { label: t('analyses:filters.whole'), isMore: true },
  });
  const found = useAnimalAnalysis(source, animal, filters.filters);
  const content = () => {
    const { state, scansFound } = found;
    if (!found.isAsked) return <EmptyState title={t('analyses:emptyTitle')} message={t('analyses:empty')} />;
    if (state.step === 'failed' || found.analysed === null)
      return <AnalysisWaiting state={state} failed={t('analyses:failed')} onRetry={found.retry} />;
    const analysed = { ...found.analysed, facts: [...found.analysed.facts, ...filters.facts] };
    const nothing = nothingFound(analysed);
    return (
      <>
        <AnimalSample
          {...{ analysed, state, scansFound }}
          isWhole={filters.filters.isWhole}
          onWhole={(isWhole) => filters.change({ isWhole })}
        />
        {nothing === null ? (
          // The page with its worker stays while the tabs are fetched.
          <Suspense fallback={<LoadingState label={t('analyses:computing')} />}>
            {children(analysed, found.dataSet)}
          </Suspense>
        ) : (
          <EmptyState {...nothing} />
        )}
      </>
    );
  };
  return (
    <AnimalFrame
      {...{ kind, animal, campaigns }}
      campaign={source.campaign}
      filters={
        <FilterLine
          filters={filters}
          label={t('analyses:filters.label')}
          summary={t('analyses:scanCount', { count: found.scansFound, shown: number(found.scansFound) })}
        />
      }
    >
      {content()}
    </AnimalFrame>
  );
}
