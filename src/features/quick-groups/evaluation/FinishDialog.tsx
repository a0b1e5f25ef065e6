import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChangeQuickEvaluationMutation } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { resultsHref } from '../addresses.ts';

/** Ends an evaluation, with a word about it for those who want; the results follow. */
export function FinishDialog({
  evaluation: { groupId, evaluationId },
  spent,
  onClose,
}: {
  readonly evaluation: QuickEvaluation;
  readonly spent: () => number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['quick-evaluations', 'words', 'common']);
  const { userId } = useActor();
  const navigate = useNavigate();
  const [change, { isLoading }] = useChangeQuickEvaluationMutation();
  const [feedback, setFeedback] = useState('');
  const finish = async () => {
    const { error } = await change({
      ...{ groupId, evaluationId, userId },
      fields: { status: 'finished', feedback: feedback.trim(), durationMs: spent(), finishedAtUnix: nowMs() },
    });
    if (error === undefined) void navigate(resultsHref(groupId, evaluationId), { replace: true });
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
