import { type Reached, type Service, useReachQuery } from '#data/diagnostics/diagnostics.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';

export type AskedService = {
  readonly service: Service;
  /** null while it is asked */
  readonly reached: Reached | null;
  readonly askAgain: () => void;
};

/** Returns the answer of each service. */
export function useReachability(): readonly AskedService[] {
  return [useService('database'), useService('authentication'), useService('storage'), useService('functions')];
}

function useService(service: Service): AskedService {
  const { zooId } = useActor();
  const { data, isFetching, refetch } = useReachQuery({ service, zooId });
  return { service, reached: isFetching ? null : (data ?? null), askAgain: () => void refetch() };
}
