import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedSide } from '#domain/analysis/comparison/comparison.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ComparisonFrames } from '../comparison/ComparisonFrames.tsx';
import { ComparisonPickers } from '../comparison/ComparisonPickers.tsx';
import { comparisonInOrder, withoutSome, zonesOfOneSide } from '../comparison/differences.ts';
import { useComparedChoice } from '../comparison/useComparedChoice.ts';
import { useComparison } from '../comparison/useComparison.ts';
import { useComparisonWords } from '../comparison/useComparisonWords.ts';
import { useSideNames } from '../comparison/useSideNames.ts';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { SampleFigures } from '../parts/SampleFigures.tsx';
import { useFigures } from '../parts/useFigures.ts';

const NO_CAMPAIGNS = { a: '', b: '' };

/** Two periods, two groups of animals or two campaigns side by side: what differs, how surely, and how much. */
export function ComparisonTab(analysed: Analysed) {
  const { result, names, facts, campaigns, partial } = analysed;
  const { t } = useTranslation(['analysis-comparison', 'analyses']);
  const { choice, sides, fault, onChoice } = useComparedChoice(campaigns.map(({ campaignId }) => campaignId));
  const { value, hasFailed } = useComparison(analysed, sides);
  const words = useComparisonWords(choice.kind, names.behaviour);
  const campaignName = (id: string) => campaigns.find(({ campaignId }) => campaignId === id)?.name ?? '';
  const sideNames = useSideNames(choice, names.animal, campaignName);
  const figuresOf = useSideFigures();
  const { list } = useFormat();
  const { frequency, space, visibility } = result.analysis;
  // A side could not record what its ethogram lacks, nor where it did not look: that is no difference.
  const { a, b } = choice.kind === 'campaigns' ? choice : NO_CAMPAIGNS;
  const leftOut = useMemo(
    () => (a === '' ? null : { codes: partial, zoneIds: zonesOfOneSide(result.zones, result.asked.heads, [a, b]) }),
    [a, b, partial, result],
  );
  const left = [
    ...(leftOut === null || leftOut.codes.length === 0
      ? []
      : [t('leftOut', { names: list(leftOut.codes.map(names.behaviour)) })]),
    ...(leftOut === null || leftOut.zoneIds.length === 0
      ? []
      : [t('zonesLeftOut', { names: list(leftOut.zoneIds.map(names.zone)) })]),
  ];
  const comparison = useMemo(
    () =>
      value === null
        ? null
        : comparisonInOrder(leftOut === null ? value : withoutSome(value, leftOut), {
            codes: frequency.overall.behaviours.map(({ behaviour }) => behaviour),
            zoneIds: space.overall.zones.map(({ zoneId }) => zoneId),
          }),
    [value, frequency, space, leftOut],
  );
  const titles = { a: `A (${sideNames.a})`, b: `B (${sideNames.b})` };
  const finding = () => {
    if (sides === null) return t('finding.choose');
    if (comparison === null) return t(hasFailed ? 'analyses:failedTitle' : 'analyses:computing');
    return words.finding(comparison);
  };
  const shownFinding = finding();
  return (
    <AnalysisPanel tab="comparison" finding={shownFinding}>
      <Alert role="note" icon={<IconInfoCircle size={20} aria-hidden />} color="gray" maw="80ch">
        {t('noCause')}
      </Alert>
      <ComparisonPickers
        choice={choice}
        fault={fault}
        animals={visibility.map(({ individualId }) => ({ value: individualId, label: names.animal(individualId) }))}
        campaigns={campaigns.map(({ campaignId, name }) => ({ value: campaignId, label: name }))}
        days={frequency.days.map(({ period }) => period)}
        onChoice={onChoice}
      />
      {comparison !== null && (
        <>
          <Stack gap={4}>
            {(['a', 'b'] as const).map((side) => (
              <div key={side}>
                <Text fz="sm" fw={600}>
                  {titles[side]}
                </Text>
                <SampleFigures label={titles[side]} figures={figuresOf(comparison.sides[side])} />
              </div>
            ))}
            <Text fz="sm" maw="80ch">
              {[...words.method(comparison), ...left].join(' ')}
            </Text>
          </Stack>
          <ComparisonFrames
            comparison={comparison}
            names={names}
            finding={shownFinding}
            subtitle={`${titles.a} · ${titles.b}`}
            facts={[
              ...facts,
              ...(['a', 'b'] as const).map((side) => ({
                label: side.toUpperCase(),
                value: [sideNames[side], ...figuresOf(comparison.sides[side]).map((one) => one.join(' '))].join(' · '),
              })),
              { label: t('method.label'), value: [...words.method(comparison), ...left, t('noCause')].join(' ') },
            ]}
          />
        </>
      )}
    </AnalysisPanel>
  );
}

/** Returns the function that names the numbers of a side. */
function useSideFigures() {
  const { t } = useTranslation(['analysis-comparison', 'analyses']);
  const { count } = useFigures();
  return ({ sessions, scans, records, visible }: ComparedSide): readonly (readonly [string, string])[] => [
    [t('analyses:sample.sessions'), count(sessions)],
    [t('analyses:sample.scans'), count(scans)],
    [t('records'), count(records)],
    [t('analyses:sample.seen'), count(visible)],
  ];
}
