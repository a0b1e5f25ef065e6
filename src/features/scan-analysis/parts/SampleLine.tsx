import { Anchor, Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ScanAnalysis } from '#domain/scan-analysis/analyse-sessions.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnalysisStep } from '../reading/useScanAnalysis.ts';

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
    [t('sample.sessions'), counts.sessions],
    [t('sample.scans'), counts.scans],
    [t('words:animals'), statistics.individuals],
    [t('sample.seen'), statistics.visibleRecords],
    [t('sample.notVisible'), counts.notVisible],
    [t('sample.notDone'), counts.notDone],
  ] as const;
  const isCut = scansFound > limit;
  return (
    <Stack gap={4}>
      <Group component="dl" aria-label={t('sample.label')} gap="4px 24px" m={0}>
        {figures.map(([name, value]) => (
          <Group key={name} gap={6} wrap="nowrap">
            <Text component="dt" fz="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" m={0} fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {number(value)}
            </Text>
          </Group>
        ))}
      </Group>
      {isCut && (
        <Text fz="sm">
          {!isWhole && `${t('cut', { shown: number(counts.scans), total: number(scansFound) })} `}
          <Anchor component="button" type="button" fz="sm" mih={24} onClick={() => onWhole(!isWhole)}>
            {isWhole ? t('readLimit', { limit: number(limit) }) : t('readAll', { total: number(scansFound) })}
          </Anchor>
        </Text>
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

/** How many sessions are read. */
export function Reading({ state: { done, total } }: { readonly state: Extract<AnalysisStep, { step: 'reading' }> }) {
  const { t } = useTranslation(['analyses', 'words']);
  const { number } = useFormat();
  const label = t('reading', { done: number(done), total: number(total) });
  return (
    <Stack gap={4} maw={420} role="status">
      <Text fz="sm">{label}</Text>
      <Progress value={(100 * done) / Math.max(1, total)} aria-label={label} />
    </Stack>
  );
}
