import { ROLES } from '#domain/access/roles.ts';
import { ACCOUNT_STATUSES } from '#domain/people/account-status.ts';
import { NO_PEOPLE_FILTER, type PeopleFilter } from '#domain/people/people-filter.ts';
import { withParameters } from '#lib/address-parameters.ts';

/** Returns the filters an address names; what it names wrongly counts as not named. */
export function peopleFilterFromAddress(parameters: URLSearchParams): PeopleFilter {
  return {
    search: parameters.get('q') ?? '',
    role: ROLES.find((role) => role === parameters.get('role')) ?? null,
    status: ACCOUNT_STATUSES.find((status) => status === parameters.get('status')) ?? NO_PEOPLE_FILTER.status,
    sectorId: parameters.get('sector') || null,
  };
}

/** Returns the address of these filters; the usual ones are not named. Other parameters (the tab) stay. */
export function addressOfPeopleFilter(filter: PeopleFilter, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, {
    q: filter.search,
    role: filter.role,
    status: filter.status === NO_PEOPLE_FILTER.status ? null : filter.status,
    sector: filter.sectorId,
  });
}
