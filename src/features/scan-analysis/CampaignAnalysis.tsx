import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_PARAMETERS } from '#domain/analysis/default-parameters.ts';
import { scanAnalysisHref } from '#domain/campaigns/campaign-href.ts';
import { inSomeOnly } from '#domain/scan-analysis/join-ethograms.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod, endsBeforeItBegins } from '#domain/time/typed-period.ts';
import { usePersonNames } from '#features/observation-sessions/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { FilterLine } from '#kit/filters/FilterLine.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { namedChoices } from '#ui/filters/named-choices.ts';
import type { AnalysedCampaign } from './AnalysedSessions.tsx';
import { AnalysisTabs } from './AnalysisTabs.tsx';
import { JoinCampaigns } from './joining/JoinCampaigns.tsx';
import type { Companions } from './joining/useCompanions.ts';
import { useJoinedWords } from './joining/useJoinedWords.ts';
import type { Analysed } from './parts/analysed.ts';
import { AnalysisFrame } from './parts/AnalysisFrame.tsx';
import { analysisNames } from './parts/analysis-names.ts';
import { AnalysisWaiting } from './parts/AnalysisWaiting.tsx';
import { ethogramVersionOf } from './parts/ethogram-version.ts';
import { inShownOrder } from './parts/in-shown-order.ts';
import { SampleLine } from './parts/SampleLine.tsx';
import { useAnalysisFilters } from './parts/useAnalysisFilters.tsx';
import { useCampaignFacts } from './parts/useCampaignFacts.ts';
import { useParameterFacts } from './parts/useParameterFacts.ts';
import { useUncertainty } from './parts/useUncertainty.ts';
import { chosenHeads } from './reading/chosen-heads.ts';
import { type AskedAnalysis, useScanAnalysis } from './reading/useScanAnalysis.ts';

/** The filters of the scans of campaigns, how much they leave, and the analyses of it. */
export function CampaignAnalysis({
  companions,
  ...source
}: AnalysedCampaign & {
  /** the campaigns that are joined, and what chooses them */
  readonly companions: Companions;
}) {
  const { campaign, campaigns, heads, ground } = source;
  const { t } = useTranslation(['analyses', 'words', 'joined-campaigns']);
  const language = useLanguage();
  const { number } = useFormat();
  const personName = usePersonNames();
  const filters = useAnalysisFilters({
    enclosures: ground.enclosures.map(({ enclosureId, name }) => ({ value: enclosureId, label: name })),
    animals: ground.animals.map(({ animalId, name }) => ({ value: animalId, label: name })),
    behaviours: ground.behaviours.map(({ code, name }) => ({ value: code, label: name })),
    observers: namedChoices(
      heads.map(({ observerId }) => [observerId, personName(observerId)]),
      language,
    ),
  });
  const campaignFacts = useCampaignFacts(campaigns);
  const joinedWords = useJoinedWords(source);
  const parameterFacts = useParameterFacts();
  const values = filters.filters;
  const { asked, scansFound } = useMemo(() => {
    const chosen = chosenHeads(heads, values);
    const { fromMs, beforeMs } = boundsOfPeriod(values.period, ZONE);
    const { hours, animalIds, codes, minObservations, minInteractions } = values;
    const question: AskedAnalysis['question'] = {
      ground: ground.ground,
      filters: { ...{ fromMs, beforeMs, hours, animalIds, codes }, most: values.isWhole ? null : values.most },
      parameters: { ...DEFAULT_PARAMETERS, minObservations, minInteractions },
    };
    const isBackwards = endsBeforeItBegins(values.period, ZONE);
    return {
      asked: isBackwards || chosen.heads.length === 0 ? null : { heads: chosen.heads, question },
      scansFound: isBackwards ? 0 : chosen.scansFound,
    };
  }, [heads, values, ground]);
  const { state, result, retry, dataSet, uncertainty, comparison, momentsOf } = useScanAnalysis(campaigns, asked);
  const shownUncertainty = useUncertainty(result, uncertainty);
  const analysed = useMemo((): Omit<Analysed, 'uncertainty' | 'compare' | 'momentsOf'> | null => {
    if (result === null) return null;
    const ids = campaigns.map(({ campaignId }) => campaignId);
    return {
      result: { ...result, analysis: inShownOrder(result, ground) },
      computed: result,
      areas: ground.areas,
      facts: [
        ...campaignFacts,
        ...joinedFacts(t('joined-campaigns:title'), [...joinedWords.brief, ...joinedWords.partly]),
        ...filters.facts,
        ...parameterFacts,
      ],
      campaigns: campaigns.map(({ campaignId, name }) => ({ campaignId, name })),
      partial: inSomeOnly(ground.ethograms, ids).map(({ code }) => code),
      names: analysisNames(ground, result.zones),
    };
    // The facts follow the filters, as the result does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [result, ground, campaigns, t]);
  const content = () => {
    if (asked === null) return <EmptyState title={t('emptyTitle')} message={t('empty')} />;
    if (state.step === 'failed' || analysed === null)
      return <AnalysisWaiting state={state} failed={t('failed')} onRetry={retry} />;
    return (
      <>
        <SampleLine
          result={analysed.result}
          state={state}
          scansFound={scansFound}
          limit={values.most}
          isWhole={values.isWhole}
          onWhole={(isWhole) => filters.change({ isWhole })}
        />
        {analysed.result.counts.scans === 0 ? (
          <EmptyState title={t('emptyTitle')} message={t('empty')} />
        ) : (
          <AnalysisTabs
            analysed={{ ...analysed, uncertainty: shownUncertainty, compare: comparison, momentsOf }}
            version={ethogramVersionOf(campaigns)}
            dataSet={dataSet}
          />
        )}
      </>
    );
  };
  return (
    <AnalysisFrame
      title={t('title')}
      campaign={campaign}
      hrefOf={scanAnalysisHref}
      filters={
        <>
          <JoinCampaigns analysed={source} companions={companions} words={joinedWords} />
          <FilterLine
            filters={filters}
            label={t('filters.label')}
            summary={t('scanCount', { count: scansFound, shown: number(scansFound) })}
          />
        </>
      }
    >
      {content()}
    </AnalysisFrame>
  );
}

/** Returns how campaigns are joined as a fact of files; none for one campaign. */
function joinedFacts(label: string, sentences: readonly string[]): readonly ExportFact[] {
  return sentences.length === 0 ? [] : [{ label, value: sentences.join(' ') }];
}
