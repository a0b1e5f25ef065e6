import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconBrandSlack } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSendSlackTestMutation, useSlackDeliveryQuery } from '#data/establishments/administration.endpoints.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { SlackDelivery } from '#domain/slack/slack-message.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import type { SettingsFormState } from './useSettingsForm.ts';

/** Says what goes to the Slack channel and whether it arrives; sends a test message to the saved address. */
export function SlackConnection({ zooId, form }: { readonly zooId: string; readonly form: SettingsFormState }) {
  const { t } = useTranslation('establishment');
  const hasEndpoint = form.stored.slackEndpoint !== null;
  const { data: delivery, error, refetch } = useSlackDeliveryQuery(zooId, { skip: !hasEndpoint });
  const dispatch = useAppDispatch();
  const demo = useDemoError('zoo.edit');
  const [sendTest, { isLoading }] = useSendSlackTestMutation();

  const test = async () => {
    if (demo !== null) {
      dispatch(noticeRaised({ kind: 'error', ...demo }));
      return;
    }
    // A notice reports a failure.
    const { error: failure } = await sendTest({ zooId });
    if (failure === undefined)
      dispatch(noticeRaised({ kind: 'success', messageKey: 'establishment:values.done.slackTested' }));
    await refetch();
  };

  return (
    <Stack gap="xs" mt="md">
      <Text fz="sm" c="dimmed">
        {hasEndpoint ? t('slack.text') : t('slack.none')}
      </Text>
      {hasEndpoint && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {hasEndpoint && delivery !== undefined && <DeliveryText delivery={delivery} />}
      {hasEndpoint && !form.isReadOnly && (
        <Group gap="sm">
          <Button
            variant="light"
            mih={44}
            leftSection={<IconBrandSlack size={18} aria-hidden />}
            loading={isLoading}
            disabled={form.isChanged}
            onClick={() => void test()}
          >
            {t('slack.test')}
          </Button>
          {form.isChanged && (
            <Text fz="sm" c="dimmed" role="status">
              {t('slack.saveFirst')}
            </Text>
          )}
        </Group>
      )}
    </Stack>
  );
}

function DeliveryText({ delivery }: { readonly delivery: SlackDelivery }) {
  const { t } = useTranslation('establishment');
  const { dateTime } = useFormat();
  const messageOf = useErrorMessage();
  const { failingSinceUnix, failure, lastSentUnix } = delivery;
  return (
    <>
      {failingSinceUnix !== null && (
        <Alert
          role="status"
          color="orange"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('slack.failing', { when: dateTime(failingSinceUnix) })}
        >
          {failure !== null && messageOf(appError(failure))}
        </Alert>
      )}
      {lastSentUnix !== null && <Text fz="sm">{t('slack.lastSent', { when: dateTime(lastSentUnix) })}</Text>}
      {lastSentUnix === null && failingSinceUnix === null && <Text fz="sm">{t('slack.never')}</Text>}
    </>
  );
}
