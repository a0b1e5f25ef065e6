import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useObservationSessionQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { SessionContent } from '../parts/SessionContent.tsx';
import { SessionNotFound } from '../parts/SessionNotFound.tsx';
import { useRecordsOf } from '../parts/useRecordsOf.ts';
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
      {(session) => <WithRecords session={session} />}
    </RecordState>
  );
}

function WithRecords({ session }: { readonly session: Parameters<typeof useRecordsOf>[0] }) {
  const { t } = useTranslation('sessions');
  const asked = useRecordsOf(session);
  return (
    <RecordState asked={asked} notFound={<SessionNotFound />} isWholePage>
      {(records) => (
        <SessionContent session={session}>
          {(campaign, ethogram) => (
            <SessionResults
              session={session}
              campaign={campaign}
              ethogram={ethogram}
              records={records}
              title={t('result.title')}
            />
          )}
        </SessionContent>
      )}
    </RecordState>
  );
}
