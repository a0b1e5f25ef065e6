import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_PARAMETERS } from '#domain/analysis/default-parameters.ts';
import { partnersOf } from '#domain/animal-analysis/animal-partners.ts';
import { portraitOf } from '#domain/animal-analysis/animal-portrait.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod, endsBeforeItBegins } from '#domain/time/typed-period.ts';
import {
  type AnalysedCampaign,
  ANALYSIS_FILTERS,
  analysisNames,
  type AskedAnalysis,
  chosenHeads,
  inShownOrder,
  useCampaignFacts,
  useParameterFacts,
  useScanAnalysis,
} from '#features/scan-analysis/index.ts';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';
import type { AnimalFilters } from '../parts/animal-filters.ts';

/** The animal of a page. */
export type NamedAnimal = { readonly animalId: string; readonly name: string };

/**
 * Returns the results on one animal of the latest scans of a campaign, live with the filters: the whole campaign is analysed, as
 * on its own page, so that both pages have the same figures. `isAsked` is false where no session matches the filters.
 */
export function useAnimalAnalysis(
  { campaign, heads, ground }: AnalysedCampaign,
  { animalId, name }: NamedAnimal,
  { enclosureId, period, isWhole }: AnimalFilters,
) {
  const { t } = useTranslation('words');
  const campaignFacts = useCampaignFacts([campaign]);
  const parameterFacts = useParameterFacts();
  const { asked, scansFound } = useMemo(() => {
    const filters = { ...ANALYSIS_FILTERS.none, enclosureId, period, isWhole };
    const chosen = chosenHeads(heads, filters);
    const question: AskedAnalysis['question'] = {
      ground: ground.ground,
      filters: {
        ...boundsOfPeriod(period, ZONE),
        ...{ hours: null, animalIds: [], codes: [], most: isWhole ? null : filters.most },
      },
      parameters: DEFAULT_PARAMETERS,
    };
    const isEmpty = endsBeforeItBegins(period, ZONE) || chosen.heads.length === 0;
    return { asked: isEmpty ? null : { heads: chosen.heads, question }, scansFound: isEmpty ? 0 : chosen.scansFound };
  }, [heads, ground, enclosureId, period, isWhole]);
  const { state, result, retry, dataSet, ofAnimals } = useScanAnalysis([campaign], asked);
  const analysed = useMemo((): AnimalAnalysed | null => {
    if (result === null) return null;
    const analysis = inShownOrder(result, ground);
    return {
      ...{ animalId, name, result: { ...result, analysis } },
      portrait: portraitOf(analysis, animalId),
      partners: partnersOf(analysis, animalId),
      names: analysisNames(ground, result.zones),
      facts: [...campaignFacts, { label: t('animal'), value: name }, ...parameterFacts],
      readOwn: () => ofAnimals([animalId]),
    };
    // The question to the worker follows the result.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [result, ground, campaign, animalId, name, t]);
  return { state, analysed, retry, dataSet, scansFound, isAsked: asked !== null };
}
