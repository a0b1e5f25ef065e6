import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ScanAnalysis } from '#domain/scan-analysis/analyse-sessions.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnalysisStep } from '../reading/analysis-step.ts';
import { ReadAll } from './ReadAll.tsx';
import { Reading } from './Reading.tsx';
import { SampleFigures } from './SampleFigures.tsx';

/** How much is analysed, with both denominators, how much is left out, and how far the reading is. */
export function SampleLine({
  result: { counts, analysis },
  state,
  scansFound,
  limit,
  isWhole,
  onWhole,
}: {
  readonly result: ScanAnalysis;
  readonly state: AnalysisStep;
  /** scans of all sessions that the filters ask for, by the numbers that the sessions tell */
  readonly scansFound: number;
  readonly limit: number;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}) {
  const { t } = useTranslation(['analyses', 'words']);
  const { number } = useFormat();
  const { statistics, ignored } = analysis;
  const figures = [
    [t('sample.sessions'), number(counts.sessions)],
    [t('sample.scans'), number(counts.scans)],
    [t('words:animals'), number(statistics.individuals)],
    [t('sample.seen'), number(statistics.visibleRecords)],
    [t('sample.notVisible'), number(counts.notVisible)],
    [t('sample.notDone'), number(counts.notDone)],
  ] as const;
  const isCut = scansFound > limit;
  return (
    <Stack gap={4}>
      <SampleFigures label={t('sample.label')} figures={figures} />
      {isCut && (
        <ReadAll
          cut={t('cut', { shown: number(counts.scans), total: number(scansFound) })}
          all={t('readAll', { total: number(scansFound) })}
          {...{ limit, isWhole, onWhole }}
        />
      )}
      {ignored.unknownBehaviours > 0 && (
        <Text fz="sm" c="dimmed">
          {t('other', { count: ignored.unknownBehaviours, shown: number(ignored.unknownBehaviours) })}
        </Text>
      )}
      {state.step === 'reading' && <Reading state={state} />}
    </Stack>
  );
}
