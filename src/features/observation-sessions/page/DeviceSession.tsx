import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SessionOnDevice } from '#data/observation-sessions/session-on-device.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SESSION_LIST_HREF } from '../addresses.ts';
import { SessionContent } from '../parts/SessionContent.tsx';
import { RunningSession } from '../recorder/RunningSession.tsx';
import { SafetyBadge } from '../recorder/SafetyBadge.tsx';
import { useShownSession } from '../recorder/useShownSession.ts';
import { StoredSession } from './StoredSession.tsx';

/** A session that this device holds: its recorder; once it has ended here, what is still to be sent; then its record. */
export function DeviceSession({ device }: { readonly device: SessionOnDevice }) {
  const { session, end, isSafe } = useShownSession(device);
  if (end !== null)
    return isSafe ? <StoredSession visitId={session.visitId} /> : <EndedHere device={device} session={session} />;
  return (
    <SessionContent session={session}>
      {(campaign, ethogram) => <RunningSession device={device} campaign={campaign} ethogram={ethogram} />}
    </SessionContent>
  );
}

function EndedHere({ device, session }: { readonly device: SessionOnDevice; readonly session: ObservationSession }) {
  const { t } = useTranslation(['sessions', 'words']);
  const messageOf = useErrorMessage();
  const { counts, isSafe, refusal } = useShownSession(device);
  useLeaveGuard(!isSafe, {
    ...{ title: t('leave.title'), text: t('leave.text') },
    ...{ confirmLabel: t('words:leave'), cancelLabel: t('words:stay') },
  });
  return (
    <>
      <PageHeader title={t(`values.status.${session.status}`)} subtitle={t(`values.method.${session.method}`)} />
      <Stack gap="md" maw={640}>
        <SafetyBadge counts={counts} isSafe={isSafe} refusal={refusal} onRetry={() => device.retry()} />
        <Text>{t('ended.waiting')}</Text>
        {refusal !== null && (
          <Alert color="red" role="alert">
            {messageOf(appError(refusal))} {t('safety.refusedText')}
          </Alert>
        )}
        <Group>
          <Button component={Link} to={SESSION_LIST_HREF} variant="default" mih={44}>
            {t('ended.toList')}
          </Button>
        </Group>
      </Stack>
    </>
  );
}
