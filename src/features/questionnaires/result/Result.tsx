import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Weights } from '#domain/content/weights.ts';
import type { Answering } from '#domain/questionnaires/answering.ts';
import { type Flow, progressOf } from '#domain/questionnaires/flow.ts';
import { explain } from '#domain/questionnaires/explanation.ts';
import { ScoreReport } from '#kit/scoring/ScoreReport.tsx';

/** The result of answers given on trial, explained; it says that nothing of it is stored. */
export function Result({
  flow,
  answering,
  weights,
  onBack,
}: {
  readonly flow: Flow;
  readonly answering: Answering;
  readonly weights: Weights;
  /** back to the questions */
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('questionnaire-preview');
  const explanation = useMemo(() => explain(flow, answering, weights), [flow, answering, weights]);
  const { asked, done, skipped, stillRequired } = progressOf(flow, answering);
  return (
    <Stack gap="md">
      <Alert icon={<IconInfoCircle size={18} aria-hidden />}>
        <Group justify="space-between" gap="sm">
          <Text fz="sm">{t('resultNotStored')}</Text>
          <Button variant="default" mih={44} leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
            {t('backToQuestions')}
          </Button>
        </Group>
      </Alert>
      {stillRequired.length > 0 && <Alert color="orange">{t('stillRequired', { number: stillRequired.length })}</Alert>}
      <Text fz="sm" c="dimmed">
        {t('answered', { done: done - skipped, total: asked, skipped })}
      </Text>
      <ScoreReport flow={flow} answering={answering} explanation={explanation} />
    </Stack>
  );
}
