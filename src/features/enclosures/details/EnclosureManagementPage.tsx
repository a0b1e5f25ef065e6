import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useEnclosureQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NewEnclosure } from '../form/NewEnclosure.tsx';
import { mayCreate } from '../rights.ts';
import { EnclosureNotFound } from './EnclosureNotFound.tsx';
import { EnclosureTabs } from './EnclosureTabs.tsx';

/** /EnclosureManagementView: the enclosure that `?id=` names; without one the form for a new one. */
export function Component() {
  const actor = useActor();
  const [parameters] = useSearchParams();
  const enclosureId = parameters.get('id');
  if (enclosureId && !canBeStoredId(enclosureId)) return <EnclosureNotFound />;
  if (enclosureId) return <OneEnclosure key={enclosureId} zooId={actor.zooId} enclosureId={enclosureId} />;
  return mayCreate(actor) ? <NewEnclosure sectorId={parameters.get('sectorId')} /> : <EnclosureNotFound />;
}

const UNKNOWN = ['enclosure/not-found', 'generic/permission-denied'];

function OneEnclosure({ zooId, enclosureId }: { readonly zooId: string; readonly enclosureId: string }) {
  const { t } = useTranslation('enclosures');
  const { data: enclosure, error, refetch } = useEnclosureQuery({ zooId, enclosureId });
  const isGone = error !== undefined && UNKNOWN.includes(queryError(error).code);
  if (isGone || (enclosure !== undefined && enclosure.zooId !== zooId)) return <EnclosureNotFound />;
  if (enclosure !== undefined) return <EnclosureTabs enclosure={enclosure} />;
  if (error === undefined) return <LoadingState label={t('loadingOne')} shape="page" />;
  return <LoadFailed isWholePage error={error} what="enclosure/load-failed" onRetry={() => void refetch()} />;
}
