import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameters } from '#lib/address-parameters.ts';

/**
 * Returns the information that the address names with `?information=`, whether it is being edited, and functions that
 * change the address.
 */
export function useInformationAddress() {
  const [parameters, setParameters] = useSearchParams();
  return useMemo(() => {
    const to = (informationId: string | null, isEdited = false) =>
      withParameters(parameters, { information: informationId, edit: isEdited ? '1' : null });
    return {
      named: parameters.get('information'),
      isEdited: parameters.has('edit'),
      hrefOf: (informationId: string) => `?${to(informationId).toString()}`,
      open: (informationId: string, isEdited = false) => setParameters(to(informationId, isEdited)),
      close: () => setParameters(to(null)),
    };
  }, [parameters, setParameters]);
}
