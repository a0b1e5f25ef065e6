import { useTranslation } from 'react-i18next';
import { AnalysisPanel, numberColumn, titleColumn, useChartWords, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyFigureBars } from '#kit/chart/LazyFigureBars.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';
import { useOwnResults } from '../reading/useOwnResults.ts';

const COLOUR = 'var(--mantine-primary-color-filled)';
const SIGHTINGS = ['seen', 'notVisible', 'notDone'] as const;
type Line = { readonly id: (typeof SIGHTINGS)[number]; readonly count: number };

/** How often the animal was seen, not visible, and not looked for. */
export function SightingsTab(analysed: AnimalAnalysed) {
  const { name, result, facts } = analysed;
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const { value: own, hasFailed } = useOwnResults(analysed);
  if (hasFailed) return <ErrorState title={t('analyses:failedTitle')} message={t('analyses:failed')} />;
  const counts = {
    seen: own?.analysis.statistics.visibleRecords ?? 0,
    notVisible: own?.counts.notVisible ?? 0,
    notDone: own?.counts.notDone ?? 0,
  };
  const lines = SIGHTINGS.map((id): Line => ({ id, count: counts[id] }));
  const finding =
    own === null
      ? t('analyses:computing')
      : t('finding.sightings', {
          ...{ name, scans: count(result.counts.scans), seen: count(counts.seen) },
          ...{ notVisible: count(counts.notVisible), notDone: count(counts.notDone) },
        });
  return (
    <AnalysisPanel tab="statistics" finding={finding}>
      <ChartFrame<Line>
        words={{ ...words, title: t('sightings'), chartLabel: finding, tableLabel: t('sightings') }}
        {...form}
        figures={
          own === null
            ? undefined
            : {
                ...{ rows: lines, rowId: ({ id }) => id, facts },
                columns: [
                  titleColumn('figure', t('analyses:columns.figure'), ({ id }) => t(`analyses:sample.${id}`)),
                  numberColumn('count', t('analyses:columns.count'), (line) => line.count, count),
                ],
              }
        }
        onRetry={() => undefined}
        note={t('sightingsNote')}
        chart={
          <LazyFigureBars
            bars={lines.map((line) => ({
              ...{ code: line.id, name: t(`analyses:sample.${line.id}`), colour: COLOUR },
              ...{ value: line.count, figure: count(line.count) },
            }))}
            write={count}
          />
        }
      />
    </AnalysisPanel>
  );
}
