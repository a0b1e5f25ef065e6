import { Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnalysisStep } from '../reading/analysis-step.ts';

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
