import { useSearchParams } from 'react-router-dom';
import { addressOfView, type DistributionView, viewFromAddress } from './distribution-view.ts';

/** What is shown of the distribution, kept in the address; going through periods does not fill the browser's history. */
export function useDistributionView() {
  const [parameters, setParameters] = useSearchParams();
  const change = (difference: Partial<DistributionView>) =>
    setParameters((now) => addressOfView({ ...viewFromAddress(now), ...difference }, now), {
      replace: true,
      preventScrollReset: true,
    });
  return { view: viewFromAddress(parameters), change };
}
