import { Box } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_PARAMETERS } from '#domain/analysis/default-parameters.ts';
import { scanAnalysisHref } from '#domain/campaigns/campaign-href.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod, endsBeforeItBegins } from '#domain/time/typed-period.ts';
import { CampaignChooser, useLaunchedCampaigns } from '#features/campaigns/index.ts';
import { usePersonNames } from '#features/observation-sessions/index.ts';
import { daysName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { FilterLine } from '#kit/filters/FilterLine.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { namedChoices } from '#ui/filters/named-choices.ts';
import type { AnalysedCampaign } from './AnalysisPage.tsx';
import { AnalysisTabs } from './AnalysisTabs.tsx';
import type { Analysed } from './parts/analysed.ts';
import { inShownOrder } from './parts/in-shown-order.ts';
import { Reading } from './parts/Reading.tsx';
import { SampleLine } from './parts/SampleLine.tsx';
import { useAnalysisFilters } from './parts/useAnalysisFilters.tsx';
import { useUncertainty } from './parts/useUncertainty.ts';
import { chosenHeads } from './reading/chosen-heads.ts';
import { type AskedAnalysis, useScanAnalysis } from './reading/useScanAnalysis.ts';

/** The filters of a campaign's scans, how much they leave, and the analyses of it. */
export function CampaignAnalysis({ campaign, heads, ground }: AnalysedCampaign) {
  const { t } = useTranslation(['analyses', 'words', 'common']);
  const language = useLanguage();
  const { number } = useFormat();
  const personName = usePersonNames();
  const { launched } = useLaunchedCampaigns();
  const filters = useAnalysisFilters({
    enclosures: ground.enclosures.map(({ enclosureId, name }) => ({ value: enclosureId, label: name })),
    animals: ground.animals.map(({ animalId, name }) => ({ value: animalId, label: name })),
    behaviours: ground.behaviours.map(({ code, name }) => ({ value: code, label: name })),
    observers: namedChoices(
      heads.map(({ observerId }) => [observerId, personName(observerId)]),
      language,
    ),
  });
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
  const { state, result, retry, dataSet, uncertainty } = useScanAnalysis(campaign, asked);
  const shownUncertainty = useUncertainty(result, uncertainty);
  const analysed = useMemo((): Omit<Analysed, 'uncertainty'> | null => {
    if (result === null) return null;
    const named = (pairs: Iterable<readonly [string, string]>) => {
      const names = new Map(pairs);
      return (id: string) => names.get(id) ?? id;
    };
    const order = {
      animalIds: ground.animals.map(({ animalId }) => animalId),
      codes: ground.behaviours.map(({ code }) => code),
      zoneIds: result.zones.map(({ zoneId }) => zoneId),
    };
    return {
      result: { ...result, analysis: inShownOrder(result.analysis, order) },
      computed: result,
      areas: ground.areas,
      facts: [{ label: t('words:campaign'), value: campaign.name }, ...filters.facts],
      names: {
        animal: named(ground.animals.map(({ animalId, name }) => [animalId, name])),
        behaviour: named(ground.behaviours.map(({ code, name }) => [code, name])),
        colour: named(ground.behaviours.map(({ code, colour }) => [code, colour])),
        zone: named(result.zones.map(({ zoneId, zoneName }) => [zoneId, zoneName])),
        species: ground.speciesName,
      },
    };
    // The facts follow the filters, as the result does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [result, ground, campaign.name, t]);
  const content = () => {
    if (asked === null) return <EmptyState title={t('emptyTitle')} message={t('empty')} />;
    if (state.step === 'failed')
      return state.error === null ? (
        <ErrorState title={t('failedTitle')} message={t('failed')} retryLabel={t('common:retry')} onRetry={retry} />
      ) : (
        <LoadFailed error={state.error} what="session/load-failed" onRetry={retry} />
      );
    if (analysed === null)
      return state.step === 'reading' ? <Reading state={state} /> : <LoadingState label={t('computing')} />;
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
            analysed={{ ...analysed, uncertainty: shownUncertainty }}
            version={`${campaign.ethogramId ?? ''} ${campaign.ethogramVersion ?? ''}`.trim()}
            dataSet={dataSet}
          />
        )}
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={daysName(campaign.startAtUnix, endOfDay(campaign.endAtUnix, ZONE), language)}
        action={<CampaignChooser campaigns={launched ?? []} chosen={campaign} hrefOf={scanAnalysisHref} />}
      />
      <FilterLine
        filters={filters}
        label={t('filters.label')}
        summary={t('scanCount', { count: scansFound, shown: number(scansFound) })}
      />
      <Box mt="md">{content()}</Box>
    </>
  );
}
