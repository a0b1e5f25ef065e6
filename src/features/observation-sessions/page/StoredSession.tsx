import { useTranslation } from 'react-i18next';
import { useObservationSessionQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { SessionContent } from '../parts/SessionContent.tsx';
import { SessionNotFound } from '../parts/SessionNotFound.tsx';
import { SessionRecordPage } from '../record/SessionRecordPage.tsx';
import { RunningSession } from '../recorder/RunningSession.tsx';
import { useJoinedSession } from '../recorder/useDeviceSession.ts';

/** A session of the server: one's own that runs goes on here, every other one is read. */
export function StoredSession({ visitId }: { readonly visitId: string }) {
  const { userId } = useActor();
  const { data: record, error, refetch } = useObservationSessionQuery(visitId);
  return (
    <RecordState
      asked={{ record, error: record === undefined ? error : undefined, refetch }}
      unknown={['session/load-failed']}
      notFound={<SessionNotFound />}
      isWholePage
    >
      {(session) => (
        <SessionContent session={session}>
          {(campaign, ethogram) =>
            session.status === 'running' && session.observerId === userId ? (
              <Joined session={session}>
                {(device) => <RunningSession device={device} campaign={campaign} ethogram={ethogram} />}
              </Joined>
            ) : (
              <SessionRecordPage session={session} campaign={campaign} ethogram={ethogram} />
            )
          }
        </SessionContent>
      )}
    </RecordState>
  );
}

function Joined({
  session,
  children,
}: {
  readonly session: ObservationSession;
  readonly children: (device: Parameters<typeof RunningSession>[0]['device']) => React.ReactNode;
}) {
  const { t } = useTranslation('lists');
  const joined = useJoinedSession(session);
  if (joined === undefined) return <LoadingState label={t('page.loading')} shape="page" />;
  if ('code' in joined) return <LoadFailed isWholePage error={joined} onRetry={() => globalThis.location.reload()} />;
  return children(joined);
}
