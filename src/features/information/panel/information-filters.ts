import type { Information } from '#domain/information/information.ts';
import { INFORMATION_STATES, type InformationState, stateOf } from '#domain/information/information-order.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';

/** The filter of the list of information; it stands in the address. */
export type InformationFilters = { readonly state: InformationState | null };

const IN_ADDRESS = {
  read: (parameters: URLSearchParams): InformationFilters => ({
    state: INFORMATION_STATES.find((one) => one === parameters.get('state')) ?? null,
  }),
  write: (filters: InformationFilters, parameters: URLSearchParams) => withParameters(parameters, filters),
  none: { state: null },
};

/** The filter of the list of information, in its address. */
export const useInformationFilters = (): AddressFilters<InformationFilters> => useAddressFilters(IN_ADDRESS);

/** Returns the information of a list that the filter leaves at `now`, in its order. */
export function matchingInformation(
  listed: readonly Information[],
  { state }: InformationFilters,
  now: EpochMs,
): readonly Information[] {
  return state === null ? listed : listed.filter((one) => stateOf(one, now) === state);
}
