import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHandGrab } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useChangeQuickEvaluationMutation } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import type { Operation } from '#domain/access/operations.ts';
import { type AnsweredEvaluation, refOf } from '#domain/campaign-evaluations/evaluation-ref.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useActor } from '#state/session/use-session.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';

/** Somebody else answers; a person who may evaluate takes the lead after a question. */
export function OtherLeader({
  evaluation,
  operation,
  mayTakeOver,
}: {
  readonly evaluation: AnsweredEvaluation;
  readonly operation: Operation;
  readonly mayTakeOver: boolean;
}) {
  const { t } = useTranslation(['quick-evaluations', 'words']);
  const { userId } = useActor();
  const refusedInDemo = useDemoRefusal(operation);
  const [change] = useChangeQuickEvaluationMutation();
  const name = usePersonNames()(evaluation.leaderId);
  const takeOver = async () => {
    if (refusedInDemo()) return;
    const isSure = await confirm({
      title: t('takeOverQuestion', { name }),
      text: t('takeOverText'),
      confirmLabel: t('takeOver'),
      cancelLabel: t('words:cancel'),
    });
    if (isSure) await change({ ...refOf(evaluation), userId, fields: { leaderId: userId } });
  };
  return (
    <Alert color="blue" mb="sm" role="status">
      <Group justify="space-between" gap="sm">
        <Text fz="sm">{t('isAnswering', { name })}</Text>
        {mayTakeOver && (
          <Button
            variant="default"
            mih={44}
            leftSection={<IconHandGrab size={18} aria-hidden />}
            onClick={() => void takeOver()}
          >
            {t('takeOver')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
