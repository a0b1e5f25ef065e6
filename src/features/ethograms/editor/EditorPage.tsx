import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEthogramQuery, useEthogramVersionQuery } from '#data/ethograms/ethograms.endpoints.ts';
import { type Ethogram, ethogramContentOf, type EthogramVersion } from '#domain/ethograms/ethogram.ts';
import { emptyEthogram } from '#domain/ethograms/tidy-ethogram.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { EthogramNotFound } from '../parts/EthogramNotFound.tsx';
import { useEthogramRights } from '../parts/useEthogramRights.ts';
import { EthogramEditor } from './EthogramEditor.tsx';

/**
 * /ObsManagementView: the editor of the ethogram that `?id=` names. The id `new` begins an official one, with
 * `&reserved=1` one for the present establishment, with `&copy=` a copy of a published one for it.
 */
export function Component() {
  const [parameters] = useSearchParams();
  const { zooId } = useActor();
  const { official, reserved } = useEthogramRights();
  const [id, copied] = [parameters.get('id') ?? '', parameters.get('copy') ?? ''];
  if (id !== 'new') return canBeStoredId(id) ? <StoredEthogram key={id} id={id} /> : <EthogramNotFound />;
  const owner = parameters.has('reserved') ? zooId : null;
  if (!(owner === null ? official : reserved)) return <EthogramNotFound />;
  if (!canBeStoredId(copied))
    return <EthogramEditor ethogram={null} content={emptyEthogram()} zooId={owner} publishedCodes={[]} />;
  return (
    <WithEthogram id={copied}>
      {(source) => (
        <WithVersion ethogram={source}>
          {(version) => (
            <EthogramEditor ethogram={null} content={copyOf(version ?? source)} zooId={owner} publishedCodes={[]} />
          )}
        </WithVersion>
      )}
    </WithEthogram>
  );
}

function StoredEthogram({ id }: { readonly id: string }) {
  const { mayEdit } = useEthogramRights();
  return (
    <WithEthogram id={id}>
      {(ethogram) =>
        mayEdit(ethogram.zooId) ? (
          <WithVersion ethogram={ethogram}>
            {(version) => (
              <EthogramEditor
                key={id}
                ethogram={ethogram}
                content={ethogram}
                zooId={ethogram.zooId}
                publishedCodes={version?.behaviours.map(({ code }) => code) ?? []}
              />
            )}
          </WithVersion>
        ) : (
          <EthogramNotFound />
        )
      }
    </WithEthogram>
  );
}

function WithEthogram({ id, children }: { readonly id: string; readonly children: (one: Ethogram) => ReactNode }) {
  const { data: record, error, refetch } = useEthogramQuery(id);
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['ethogram/not-found']}
      notFound={<EthogramNotFound />}
      isWholePage
    >
      {children}
    </RecordState>
  );
}

function WithVersion({
  ethogram: { ethogramId, version: number },
  children,
}: {
  readonly ethogram: Ethogram;
  /** null: it was never published */
  readonly children: (version: EthogramVersion | null) => ReactNode;
}) {
  const { data: record, error, refetch } = useEthogramVersionQuery(number === 0 ? skipToken : { ethogramId, number });
  if (number === 0) return children(null);
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['ethogram/not-found']}
      notFound={<EthogramNotFound />}
      isWholePage
    >
      {children}
    </RecordState>
  );
}

/** A copy has a reference and a history of its own. */
function copyOf(source: EthogramVersion | Ethogram) {
  const content = ethogramContentOf(source);
  return { ...content, behaviours: content.behaviours.map((behaviour) => ({ ...behaviour, was: [] })) };
}
