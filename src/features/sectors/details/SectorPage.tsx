import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSectorsQuery } from '#data/sectors/sectors.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { SectorWizard } from '../wizard/SectorWizard.tsx';
import { SectorDetails } from './SectorDetails.tsx';
import { SectorNotFound } from './SectorNotFound.tsx';

/** /SectorManagementView: the sector that `?id=` names, or with `?create=1` the setting up of a new one. */
export function Component() {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const { data: sectors, error, refetch } = useSectorsQuery(actor.zooId);
  const mayCreate = mayDo(actor, 'sector.create', { zooId: actor.zooId, sectorIds: [], authorId: null });
  if (id === null && mayCreate && parameters.has('create')) return <SectorWizard />;
  if (sectors === undefined)
    return error === undefined ? (
      <LoadingState label={t('loading')} shape="page" />
    ) : (
      <LoadFailed isWholePage error={error} onRetry={() => void refetch()} />
    );
  const sector = sectors.find(({ sectorId }) => sectorId === id);
  return sector === undefined ? <SectorNotFound /> : <SectorDetails key={sector.sectorId} sector={sector} />;
}
