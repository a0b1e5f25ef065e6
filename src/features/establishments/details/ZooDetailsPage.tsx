import { useSearchParams } from 'react-router-dom';
import { useEstablishmentQuery } from '#data/establishments/establishments.endpoints.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { EstablishmentNotFound } from './EstablishmentNotFound.tsx';
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
