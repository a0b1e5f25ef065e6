import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { focalAnalysisHref } from '#domain/campaigns/campaign-href.ts';
import type { FocalAnalysis } from '#domain/focal-analysis/analyse-focals.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { boundsOfPeriod, endsBeforeItBegins } from '#domain/time/typed-period.ts';
import { clockText, usePersonNames } from '#features/observation-sessions/index.ts';
import {
  type AnalysedCampaign,
  AnalysisFrame,
  AnalysisWaiting,
  ethogramVersionOf,
  headsAsked,
  ReadAll,
  Reading,
  SampleFigures,
  useCampaignFacts,
  useFigures,
  useSessionFilterWords,
} from '#features/scan-analysis/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { FilterLine } from '#kit/filters/FilterLine.tsx';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { namedChoices } from '#ui/filters/named-choices.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FOCAL_FILTERS, MAX_SESSIONS } from './focal-filters.ts';
import { FocalTabs } from './FocalTabs.tsx';
import type { FocalAnalysed } from './parts/focal-analysed.ts';
import { type AskedFocals, useFocalAnalysis } from './reading/useFocalAnalysis.ts';

/** The filters of a campaign's focal observations, how much they leave, and the analyses of it. */
export function CampaignFocals({ campaign, heads, ground }: AnalysedCampaign) {
  const { t } = useTranslation(['focal-analysis', 'analyses', 'words']);
  const language = useLanguage();
  const { count } = useFigures();
  const personName = usePersonNames();
  const filters = useRecordFilters(FOCAL_FILTERS, {
    ...useSessionFilterWords({
      enclosures: ground.enclosures.map(({ enclosureId, name }) => ({ value: enclosureId, label: name })),
      animals: ground.animals.map(({ animalId, name }) => ({ value: animalId, label: name })),
      behaviours: ground.behaviours.map(({ code, name }) => ({ value: code, label: name })),
      observers: namedChoices(
        heads.map(({ observerId }) => [observerId, personName(observerId)]),
        language,
      ),
    }),
    isWhole: { label: t('analyses:allSessions'), isMore: true },
  });
  const campaignFacts = useCampaignFacts([campaign]);
  const values = filters.filters;
  const { asked, found } = useMemo((): { asked: AskedFocals | null; found: number } => {
    if (endsBeforeItBegins(values.period, ZONE)) return { asked: null, found: 0 };
    const all = headsAsked(heads, values).toSorted((one, other) => other.startedAtUnix - one.startedAtUnix);
    const { fromMs, beforeMs } = boundsOfPeriod(values.period, ZONE);
    const question = {
      animalIds: ground.animals.map(({ animalId }) => animalId),
      behaviours: ground.behaviours,
      filters: { fromMs, beforeMs, animalIds: values.animalIds, codes: values.codes },
    };
    const read = values.isWhole ? all : all.slice(0, MAX_SESSIONS);
    return { asked: all.length === 0 ? null : { heads: read, question }, found: all.length };
  }, [heads, values, ground]);
  const { state, result, retry } = useFocalAnalysis(campaign, asked);
  const analysed = useMemo((): FocalAnalysed | null => {
    if (result === null) return null;
    const named = (pairs: Iterable<readonly [string, string]>) => {
      const names = new Map(pairs);
      return (id: string) => names.get(id) ?? id;
    };
    return {
      result,
      facts: [...campaignFacts, ...filters.facts],
      names: {
        animal: named(ground.animals.map(({ animalId, name }) => [animalId, name])),
        behaviour: named(ground.behaviours.map(({ code, name }) => [code, name])),
        colour: named(ground.behaviours.map(({ code, colour }) => [code, colour])),
      },
    };
    // The facts follow the filters, as the result does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [result, ground, campaign, t]);
  const content = () => {
    if (asked === null) return <EmptyState title={t('emptyTitle')} message={t('analyses:empty')} />;
    if (state.step === 'failed' || analysed === null)
      return <AnalysisWaiting state={state} failed={t('failed')} onRetry={retry} />;
    return (
      <>
        <Stack gap={4}>
          <Sample result={analysed.result} />
          {found > MAX_SESSIONS && (
            <ReadAll
              cut={t('cut', { shown: count(MAX_SESSIONS), total: count(found) })}
              all={t('readAll', { total: count(found) })}
              limit={MAX_SESSIONS}
              isWhole={values.isWhole}
              onWhole={(isWhole) => filters.change({ isWhole })}
            />
          )}
          {state.step === 'reading' && <Reading state={state} />}
        </Stack>
        {analysed.result.counts.observations === 0 ? (
          <EmptyState title={t('emptyTitle')} message={t('analyses:empty')} />
        ) : (
          <FocalTabs analysed={analysed} version={ethogramVersionOf([campaign])} />
        )}
      </>
    );
  };
  return (
    <AnalysisFrame
      title={t('title')}
      campaign={campaign}
      hrefOf={focalAnalysisHref}
      filters={
        <FilterLine
          filters={filters}
          label={t('analyses:filters.label')}
          summary={t('sessionsFound', { n: count(found) })}
        />
      }
    >
      {content()}
    </AnalysisFrame>
  );
}

/** How much is analysed, and all that counts only in part or not at all. */
function Sample({ result: { counts, animals } }: { readonly result: FocalAnalysis }) {
  const { t } = useTranslation(['focal-analysis', 'analyses', 'words']);
  const { count } = useFigures();
  const leftOut = (
    [
      [counts.cutOff, t('leftOut.cutOff', { n: count(counts.cutOff) })],
      [counts.unended, t('leftOut.unended', { n: count(counts.unended) })],
      [counts.undone, t('leftOut.undone', { n: count(counts.undone) })],
      [counts.otherBehaviours, t('leftOut.otherBehaviours', { n: count(counts.otherBehaviours) })],
      [counts.unknownAnimals, t('leftOut.unknownAnimals', { n: count(counts.unknownAnimals) })],
    ] as const
  ).flatMap(([figure, text]) => (figure > 0 ? [text] : []));
  return (
    <>
      <SampleFigures
        label={t('analyses:sample.label')}
        figures={[
          [t('analyses:sample.sessions'), count(counts.sessions)],
          [t('sample.observations'), count(counts.observations)],
          [t('words:animals'), count(animals.length)],
          [t('sample.observed'), clockText(counts.observedMs)],
          [t('sample.bouts'), count(counts.bouts)],
        ]}
      />
      {leftOut.length > 0 && (
        <Text fz="sm" c="dimmed">
          {leftOut.join(' · ')}
        </Text>
      )}
    </>
  );
}
