import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useObservationSessionQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { KnownResult } from '../parts/KnownResult.tsx';
import { OpenRecords } from '../parts/OpenRecords.tsx';
import { SessionContent } from '../parts/SessionContent.tsx';
import { SessionNotFound } from '../parts/SessionNotFound.tsx';
import { useFirstSession } from '../parts/useFirstSession.ts';
import { SessionResults } from './SessionResults.tsx';

/** /ObsResultView: the time budget, frequencies and durations of the session that `?visitId=` names. */
export function Component() {
  const [parameters] = useSearchParams();
  const visitId = parameters.get('visitId') ?? '';
  const { data: record, error, refetch } = useObservationSessionQuery(canBeStoredId(visitId) ? visitId : skipToken);
  if (!canBeStoredId(visitId)) return <SessionNotFound />;
  return (
    <RecordState
      asked={{ record, error: record === undefined ? error : undefined, refetch }}
      unknown={['session/load-failed']}
      notFound={<SessionNotFound />}
      isWholePage
    >
      {(session) => (
        <SessionContent session={session}>
          {(campaign, ethogram) => <Result session={session} campaign={campaign} ethogram={ethogram} />}
        </SessionContent>
      )}
    </RecordState>
  );
}

type Known = Pick<Parameters<typeof SessionResults>[0], 'session' | 'campaign' | 'ethogram'>;

function Result({ session, campaign, ethogram }: Known) {
  const { t } = useTranslation('sessions');
  const first = useFirstSession(session.secondOf);
  return (
    <OpenRecords session={session} first={first} campaign={campaign} closedTitle={t('result.title')}>
      {(records) => (
        <SessionResults
          session={session}
          campaign={campaign}
          ethogram={ethogram}
          records={records}
          title={t('result.title')}
          notice={<KnownResult session={session} first={first} campaign={campaign} ethogram={ethogram} />}
        />
      )}
    </OpenRecords>
  );
}
