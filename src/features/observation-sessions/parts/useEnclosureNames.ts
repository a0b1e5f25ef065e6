import { useMemo } from 'react';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns a function that names the enclosures of the establishment; '' for one that is not known yet. */
export function useEnclosureNames(): (enclosureId: string) => string {
  const { data } = useEnclosuresQuery(useActor().zooId);
  return useMemo(() => {
    const names = new Map(data?.enclosures.map((one) => [one.enclosureId, one.enclosureName]));
    return (enclosureId) => names.get(enclosureId) ?? '';
  }, [data]);
}
