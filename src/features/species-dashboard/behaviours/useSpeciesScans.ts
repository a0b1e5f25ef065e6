import { useMemo } from 'react';
import { DEFAULT_PARAMETERS } from '#domain/analysis/default-parameters.ts';
import {
  type AnalysedCampaign,
  analysisNames,
  ANALYSIS_FILTERS,
  type AskedAnalysis,
  chosenHeads,
  inShownOrder,
  useScanAnalysis,
} from '#features/scan-analysis/index.ts';

/**
 * Returns the results on some animals of the latest scans of a campaign, as its own page has them with these animals as the filter.
 * `isAsked` is false where no session observed one of them.
 */
export function useSpeciesScans({ campaign, heads, ground }: AnalysedCampaign, animalIds: readonly string[]) {
  const asked = useMemo((): AskedAnalysis | null => {
    const chosen = chosenHeads(heads, ANALYSIS_FILTERS.none);
    if (animalIds.length === 0 || chosen.heads.length === 0) return null;
    const filters = {
      fromMs: null,
      beforeMs: null,
      hours: null,
      animalIds,
      codes: [],
      most: ANALYSIS_FILTERS.none.most,
    };
    return { heads: chosen.heads, question: { ground: ground.ground, filters, parameters: DEFAULT_PARAMETERS } };
  }, [heads, ground, animalIds]);
  const { state, result: computed, retry } = useScanAnalysis([campaign], asked);
  // Behaviours that are equally frequent stand in the order of the ethogram, as on the page of the campaign.
  const result = useMemo(
    () => computed && { counts: computed.counts, analysis: inShownOrder(computed, ground) },
    [computed, ground],
  );
  return { state, result, retry, isAsked: asked !== null, names: analysisNames(ground, []) };
}
