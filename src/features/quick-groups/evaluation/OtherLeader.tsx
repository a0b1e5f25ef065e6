import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHandGrab } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useChangeQuickEvaluationMutation } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useActor } from '#state/session/use-session.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';

/** Somebody else answers; a member takes the lead after a question. */
export function OtherLeader({
  evaluation: { groupId, evaluationId, leaderId },
  mayTakeOver,
}: {
  readonly evaluation: QuickEvaluation;
  readonly mayTakeOver: boolean;
}) {
  const { t } = useTranslation(['quick-evaluations', 'words']);
  const { userId } = useActor();
  const refusedInDemo = useDemoRefusal('quickGroup.evaluate');
  const [change] = useChangeQuickEvaluationMutation();
  const name = usePersonNames()(leaderId);
  const takeOver = async () => {
    if (refusedInDemo()) return;
    const isSure = await confirm({
      title: t('takeOverQuestion', { name }),
      text: t('takeOverText'),
      confirmLabel: t('takeOver'),
      cancelLabel: t('words:cancel'),
    });
    if (isSure) await change({ groupId, evaluationId, userId, fields: { leaderId: userId } });
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
