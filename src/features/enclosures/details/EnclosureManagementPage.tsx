import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useEnclosureQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { NewEnclosure } from '../form/NewEnclosure.tsx';
import { mayCreate } from '../rights.ts';
import { EnclosureTabs } from './EnclosureTabs.tsx';

/** /EnclosureManagementView: the enclosure that `?id=` names; without one the form for a new one. */
export function Component() {
  const { t } = useTranslation('enclosures');
  const actor = useActor();
  const [parameters] = useSearchParams();
  const notFound = <RecordNotFound title={t('notFound.title')} listHref="/EnclosureListView" />;
  return (
    <RecordPage
      notFound={notFound}
      blank={mayCreate(actor) ? <NewEnclosure sectorId={parameters.get('sectorId')} /> : notFound}
    >
      {(enclosureId) => <OneEnclosure enclosureId={enclosureId} notFound={notFound} />}
    </RecordPage>
  );
}

/** One enclosure of the establishment; another establishment's is not found. */
function OneEnclosure({ enclosureId, notFound }: { readonly enclosureId: string; readonly notFound: ReactNode }) {
  const { zooId } = useActor();
  const { data, error, refetch } = useEnclosureQuery({ zooId, enclosureId });
  const record = data === undefined || data.zooId === zooId ? data : null;
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['enclosure/not-found']}
      failed="enclosure/load-failed"
      notFound={notFound}
      isWholePage
    >
      {(enclosure) => <EnclosureTabs enclosure={enclosure} />}
    </RecordState>
  );
}
