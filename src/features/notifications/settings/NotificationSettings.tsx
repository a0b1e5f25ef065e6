import { Paper, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMailDigestQuery, useSaveMailDigestMutation } from '#data/notifications/notifications.endpoints.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { PushSwitch } from './PushSwitch.tsx';

/** The person's choices of notifications outside the app: a mail every morning, messages on this device. */
export function NotificationSettings() {
  const { t } = useTranslation('notifications');
  const { userId } = useActor();
  // A switch is disabled while it is saved.
  const place = useFocusKept<HTMLElement>();
  const { data: digest, error, refetch } = useMailDigestQuery(userId);
  const [save, { isLoading }] = useSaveMailDigestMutation();
  return (
    <Paper
      ref={place}
      tabIndex={-1}
      style={{ outline: 'none' }}
      component="section"
      aria-labelledby="enclos-notification-settings"
      withBorder
      p="lg"
      mb="lg"
    >
      <Stack gap="md">
        <div>
          <Title order={2} fz="lg" id="enclos-notification-settings">
            {t('settings.title')}
          </Title>
          <Text c="dimmed" mt={4}>
            {t('settings.text')}
          </Text>
        </div>
        {digest === undefined && error === undefined && <Skeleton height={44} />}
        {digest === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {digest !== undefined && (
          <Switch
            mih={44}
            label={t('settings.mail')}
            description={t('settings.mailHint')}
            checked={digest === 'daily'}
            disabled={isLoading}
            onChange={({ currentTarget }) =>
              void save({ userId, mailDigest: currentTarget.checked ? 'daily' : 'none' })
            }
          />
        )}
        <PushSwitch />
      </Stack>
    </Paper>
  );
}
