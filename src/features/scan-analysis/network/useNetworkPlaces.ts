import { useEffect, useState } from 'react';
import { reportError } from '#lib/log.ts';
import { useWorker } from '#kit/worker/useWorker.ts';
import { startAnalysis } from '../reading/start-analysis.ts';
import type { OneNetwork } from './network-kinds.ts';
import type { NetworkPlaces } from './network-layout.ts';

/** Returns the places of the points of a network, which a worker computes; null until they are known. */
export function useNetworkPlaces({ nodes, edges }: Pick<OneNetwork, 'nodes' | 'edges'>): NetworkPlaces | null {
  const { current, begin } = useWorker(startAnalysis);
  const [places, setPlaces] = useState<NetworkPlaces | null>(null);
  useEffect(() => {
    let isWanted = true;
    const question = { ids: nodes.map(({ individualId }) => individualId), edges };
    const run = async () => (current.current ?? (await begin())).run('layout', question);
    const inPage = async (error: unknown) => {
      if (isWanted) reportError(error, { where: 'scan-analysis/network' });
      return (await import('./network-layout.ts')).networkLayout(question);
    };
    // A worker that stopped must not leave an empty drawing.
    void run()
      .catch(inPage)
      .then((found) => {
        if (isWanted) setPlaces(found);
      });
    return () => {
      isWanted = false;
    };
  }, [nodes, edges, current, begin]);
  return places;
}
