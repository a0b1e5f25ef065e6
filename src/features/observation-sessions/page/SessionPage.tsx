import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { canBeStoredId } from '#lib/stored-id.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { SessionNotFound } from '../parts/SessionNotFound.tsx';
import { useKeptSession } from '../recorder/useDeviceSession.ts';
import { StartSession } from '../start/StartSession.tsx';
import { DeviceSession } from './DeviceSession.tsx';
import { StoredSession } from './StoredSession.tsx';

/** /ObsSessionView: the session that `?visitId=` names, while it runs and afterwards; without it the start of one. */
export function Component() {
  const [parameters] = useSearchParams();
  const visitId = parameters.get('visitId') ?? '';
  if (visitId === '') return <StartSession />;
  return canBeStoredId(visitId) ? <OneSession key={visitId} visitId={visitId} /> : <SessionNotFound />;
}

/** A session of this device needs no server; every other one is read. */
function OneSession({ visitId }: { readonly visitId: string }) {
  const { t } = useTranslation('lists');
  const kept = useKeptSession(visitId);
  if (kept === undefined) return <LoadingState label={t('page.loading')} shape="page" />;
  return kept === null ? <StoredSession visitId={visitId} /> : <DeviceSession device={kept} />;
}
