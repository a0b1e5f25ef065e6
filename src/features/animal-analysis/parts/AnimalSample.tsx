import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FEW_SESSIONS } from '#domain/analysis/uncertainty/session-bootstrap.ts';
import { MAX_QUERY_SCANS } from '#domain/scan-analysis/sessions-to-read.ts';
import { type AnalysisStep, ReadAll, Reading, SampleFigures, useFigures } from '#features/scan-analysis/index.ts';
import type { AnimalAnalysed } from './animal-analysed.ts';

/** How much the results of an animal rest on, whether that is little, and how far the reading is. */
export function AnimalSample({
  analysed: { result, portrait },
  state,
  scansFound,
  isWhole,
  onWhole,
}: {
  readonly analysed: AnimalAnalysed;
  readonly state: AnalysisStep;
  /** scans of all sessions that the filters ask for */
  readonly scansFound: number;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}) {
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count } = useFigures();
  const { sessions, scans } = result.counts;
  return (
    <Stack gap={4}>
      <SampleFigures
        label={t('analyses:sample.label')}
        figures={[
          [t('analyses:sample.sessions'), count(sessions)],
          [t('analyses:sample.scans'), count(scans)],
          [t('ownRecords'), count(portrait.total)],
          [t('otherAnimals'), count(portrait.others)],
        ]}
      />
      {sessions < FEW_SESSIONS && <Text fz="sm">{t('few', { few: count(FEW_SESSIONS) })}</Text>}
      {scansFound > MAX_QUERY_SCANS && (
        <ReadAll
          cut={t('analyses:cut', { shown: count(scans), total: count(scansFound) })}
          all={t('analyses:readAll', { total: count(scansFound) })}
          limit={MAX_QUERY_SCANS}
          {...{ isWhole, onWhole }}
        />
      )}
      {state.step === 'reading' && <Reading state={state} />}
    </Stack>
  );
}
