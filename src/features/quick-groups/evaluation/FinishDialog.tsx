import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeQuickEvaluationMutation } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { type AnsweredEvaluation, refOf } from '#domain/campaign-evaluations/evaluation-ref.ts';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';

/** Ends an evaluation, with a word about it for those who want; then `onFinished` leads to the results. */
export function FinishDialog({
  evaluation,
  spent,
  onFinished,
  onClose,
}: {
  readonly evaluation: AnsweredEvaluation;
  readonly spent: () => number;
  readonly onFinished: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['quick-evaluations', 'words', 'common']);
  const { userId } = useActor();
  const [change, { isLoading }] = useChangeQuickEvaluationMutation();
  const [feedback, setFeedback] = useState('');
  const finish = async () => {
    const { error } = await change({
      ...{ ...refOf(evaluation), userId },
      fields: { status: 'finished', feedback: feedback.trim(), durationMs: spent(), finishedAtUnix: nowMs() },
    });
    if (error === undefined) onFinished();
  };
  return (
    <Dialog title={t('finishQuestion')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('finishText')}</Text>
        <Textarea
          label={t('feedback')}
          description={t('feedbackHint')}
          autosize
          minRows={3}
          maxLength={MEMO_LENGTH}
          value={feedback}
          onChange={(event) => setFeedback(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm" data-action-bar>
          <Button variant="default" mih={44} onClick={onClose}>
            {t('words:cancel')}
          </Button>
          <Button
            mih={44}
            loading={isLoading}
            leftSection={<IconFlag size={18} aria-hidden />}
            onClick={() => void finish()}
          >
            {t('finish')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
