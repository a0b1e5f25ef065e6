import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useEstablishmentQuery } from '#data/establishments/establishments.endpoints.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { EstablishmentTabs } from './EstablishmentTabs.tsx';

/** /ZooDetails: the present establishment; for the provider's staff the one that `?id=` names. */
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
  const { data: record, error, refetch } = useEstablishmentQuery(zooId);
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['zoo/not-found']}
      notFound={<EstablishmentNotFound />}
      isWholePage
    >
      {(zoo) => <EstablishmentTabs zoo={zoo} />}
    </RecordState>
  );
}

/** The page for an establishment that does not exist, or not for this person: both look alike. */
function EstablishmentNotFound() {
  const { t } = useTranslation('establishment');
  return <RecordNotFound title={t('notFound.title')} listHref="/ZooDetails" toList={t('notFound.own')} />;
}
