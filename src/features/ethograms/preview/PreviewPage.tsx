import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEthogramQuery, useEthogramVersionQuery } from '#data/ethograms/ethograms.endpoints.ts';
import type { Ethogram } from '#domain/ethograms/ethogram.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { EthogramNotFound } from '../parts/EthogramNotFound.tsx';
import { useEthogramRights } from '../parts/useEthogramRights.ts';
import { Preview } from './Preview.tsx';

/** /ObsPreview: an ethogram as observers see it, in its last version; an editor sees a draft without one. */
export function Component() {
  return <RecordPage notFound={<EthogramNotFound />}>{(id) => <StoredEthogram id={id} />}</RecordPage>;
}

function StoredEthogram({ id }: { readonly id: string }) {
  const { data: record, error, refetch } = useEthogramQuery(id);
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['ethogram/not-found']}
      notFound={<EthogramNotFound />}
      isWholePage
    >
      {(ethogram) => <LastVersion ethogram={ethogram} />}
    </RecordState>
  );
}

function LastVersion({ ethogram }: { readonly ethogram: Ethogram }) {
  const { t } = useTranslation(['ethograms', 'content']);
  const { mayEdit } = useEthogramRights();
  const { ethogramId, version: number } = ethogram;
  const { data, error, refetch } = useEthogramVersionQuery(number === 0 ? skipToken : { ethogramId, number });
  if (number === 0)
    return mayEdit(ethogram.zooId) ? (
      <Preview ethogram={ethogram} shown={ethogram} about={t('content:values.status.draft')} />
    ) : (
      <EthogramNotFound />
    );
  return (
    <RecordState
      asked={{ record: data, error, refetch }}
      unknown={['ethogram/not-found']}
      notFound={<EthogramNotFound />}
      isWholePage
    >
      {(version) => <Preview ethogram={ethogram} shown={version} about={t('content:versionNumber', { number })} />}
    </RecordState>
  );
}
