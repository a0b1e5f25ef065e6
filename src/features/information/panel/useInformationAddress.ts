import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which information the address names with `?information=`, whether it is being changed, and the ways to others. */
export function useInformationAddress() {
  const [parameters, setParameters] = useSearchParams();
  return useMemo(() => {
    const to = (informationId: string | null, isEdited = false) => {
      const next = new URLSearchParams(parameters);
      next.delete('information');
      next.delete('edit');
      if (informationId !== null) next.set('information', informationId);
      if (isEdited) next.set('edit', '1');
      return next;
    };
    return {
      named: parameters.get('information'),
      isEdited: parameters.has('edit'),
      hrefOf: (informationId: string) => `?${to(informationId).toString()}`,
      open: (informationId: string, isEdited = false) => setParameters(to(informationId, isEdited)),
      close: () => setParameters(to(null)),
    };
  }, [parameters, setParameters]);
}
