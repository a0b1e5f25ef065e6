import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useStartQuickEvaluationMutation } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { evaluationHref, resultsHref } from '../addresses.ts';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { useMayEvaluate } from '../parts/useMayEvaluate.ts';

/** The question whether to begin an evaluation; members alone answer it, and not for an archived group. */
export function StartEvaluation({ row: { group, speciesNames } }: { readonly row: QuickGroupRow }) {
  const { t } = useTranslation(['quick-evaluations', 'quick-groups', 'words', 'common']);
  const { list } = useFormat();
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const mayEvaluate = useMayEvaluate(group);
  const refusedInDemo = useDemoRefusal('quickGroup.evaluate');
  const [start, { isLoading }] = useStartQuickEvaluationMutation();
  const [failure, setFailure] = useState<ReturnType<typeof queryError> | null>(null);
  const { groupId, groupName } = group;
  const begin = async () => {
    if (refusedInDemo()) return;
    setFailure(null);
    const { data, error } = await start(groupId);
    if (data === undefined) setFailure(queryError(error ?? appError('evaluation/start-failed')));
    else void navigate(evaluationHref(groupId, data.evaluationId), { replace: true });
  };
  return (
    <>
      <PageHeader title={t('startQuestion', { name: groupName })} />
      <Paper component="section" withBorder p="lg" maw={640}>
        <Stack gap="md">
          <Text>{speciesNames.length === 0 ? t('words:notKnown') : list(speciesNames)}</Text>
          <Text c="dimmed">{t('startText')}</Text>
          {failure !== null && (
            <Alert color="red" role="alert" title={messageOf(appError('evaluation/start-failed'))}>
              {failure.code !== 'evaluation/start-failed' && messageOf(failure)}
            </Alert>
          )}
          {!mayEvaluate && <Alert color="gray">{t(group.isArchived ? 'archivedGroup' : 'membersOnly')}</Alert>}
          <Group gap="sm">
            {mayEvaluate && (
              <Button
                size="lg"
                loading={isLoading}
                leftSection={<IconPlayerPlay size={20} aria-hidden />}
                onClick={() => void begin()}
              >
                {failure === null ? t('startNow') : t('common:retry')}
              </Button>
            )}
            <Button component={Link} to={resultsHref(groupId)} variant="default" size="lg">
              {t('quick-groups:toResults')}
            </Button>
          </Group>
        </Stack>
      </Paper>
    </>
  );
}
