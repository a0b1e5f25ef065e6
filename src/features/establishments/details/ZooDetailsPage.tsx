import { useSearchParams } from 'react-router-dom';
import { useEstablishmentQuery } from '#data/establishments/establishments.endpoints.ts';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { EstablishmentNotFound } from './EstablishmentNotFound.tsx';
import { EstablishmentTabs } from './EstablishmentTabs.tsx';

/** /ZooDetails: the establishment one is in; for the provider's staff the one that `?id=` names. */
export function Component() {
  const actor = useActor();
  const [parameters] = useSearchParams();
  const zooId = parameters.get('id') || actor.zooId;
  return zooId === actor.zooId || (actor.isStaff && canBeStoredId(zooId)) ? (
    <OneEstablishment key={zooId} zooId={zooId} />
  ) : (
    <EstablishmentNotFound />
  );
}

function OneEstablishment({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation('establishment');
  const { data: zoo, error, refetch } = useEstablishmentQuery(zooId);
  if (zoo !== undefined) return <EstablishmentTabs zoo={zoo} />;
  if (error === undefined) return <LoadingState label={t('loading')} shape="page" />;
  const isUnknown = 'code' in error && (error.code === 'zoo/not-found' || error.code === 'generic/permission-denied');
  return isUnknown ? (
    <EstablishmentNotFound />
  ) : (
    <LoadFailed isWholePage error={error} onRetry={() => void refetch()} />
  );
}
