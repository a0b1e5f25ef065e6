import { useSearchParams } from 'react-router-dom';
import type { PairAgreement } from '#domain/observer-agreement/observer-agreement.ts';
import { withParameters } from '#lib/address-parameters.ts';

/**
 * Returns the pair of observers that the address names, else the one with the most common items; null without pairs. `choose`
 * names another one in the address.
 */
export function useChosenPair(pairs: readonly PairAgreement[]) {
  const [parameters, setParameters] = useSearchParams();
  const named = pairs.find(
    ({ first, second }) => first === parameters.get('first') && second === parameters.get('second'),
  );
  return {
    pair: named ?? pairs[0] ?? null,
    choose: ({ first, second }: PairAgreement) =>
      setParameters((now) => withParameters(now, { first, second }), { replace: true, preventScrollReset: true }),
  };
}
