import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSectorsQuery } from '#data/sectors/sectors.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { SectorWizard } from '../wizard/SectorWizard.tsx';
import { SectorDetails } from './SectorDetails.tsx';

/** /SectorManagementView: the sector that `?id=` names, or with `?create=1` the setting up of a new one. */
export function Component() {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const messageOf = useErrorMessage();
  const [parameters] = useSearchParams();
  const mayCreate = mayDo(actor, 'sector.create', { zooId: actor.zooId, sectorIds: [], authorId: null });
  const notFound = (
    <RecordNotFound
      title={t('notFound')}
      message={messageOf(appError('sector/not-found'))}
      listHref="/SectorListView"
    />
  );
  return (
    <RecordPage
      notFound={notFound}
      blank={mayCreate && parameters.has('create') && !parameters.has('id') ? <SectorWizard /> : notFound}
    >
      {(sectorId) => <OneSector sectorId={sectorId} notFound={notFound} />}
    </RecordPage>
  );
}

/** One sector, found among all of the establishment, which every page knows. */
function OneSector({ sectorId, notFound }: { readonly sectorId: string; readonly notFound: ReactNode }) {
  const { data, error, refetch } = useSectorsQuery(useActor().zooId);
  const record = data && (data.find((one) => one.sectorId === sectorId) ?? null);
  return (
    <RecordState asked={{ record, error, refetch }} notFound={notFound} isWholePage>
      {(sector) => <SectorDetails sector={sector} />}
    </RecordState>
  );
}
