import type { TaskTemplate } from '#domain/tasks/task.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { foldText } from '#lib/search/fold-text.ts';

/** The states a person may ask for: those in use, or one of them. */
export const AUTOMATION_STATUS_FILTERS = ['inUse', 'active', 'suspended', 'archived'] as const;
export type StatusFilter = (typeof AUTOMATION_STATUS_FILTERS)[number];

/** The filters of the list; they stand in the address. */
export type AutomationFilters = {
  readonly status: StatusFilter;
  readonly sectorId: string | null;
  readonly search: string;
};

export const NO_FILTERS: AutomationFilters = { status: 'inUse', sectorId: null, search: '' };

/** Returns the filters an address names; what it names wrongly counts as not named. */
export function filtersFromAddress(parameters: URLSearchParams): AutomationFilters {
  return {
    status: AUTOMATION_STATUS_FILTERS.find((one) => one === parameters.get('status')) ?? NO_FILTERS.status,
    sectorId: parameters.get('sector') || null,
    search: parameters.get('q') ?? '',
  };
}

/** Returns the address of these filters; the usual ones are not named. Other parameters stay. */
export function addressOfFilters(filters: AutomationFilters, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, {
    status: filters.status === NO_FILTERS.status ? null : filters.status,
    sector: filters.sectorId,
    q: filters.search,
  });
}

/** Returns the automations of a list that the filters leave, in its order. */
export function matchingAutomations(
  automations: readonly TaskTemplate[],
  { status, sectorId, search }: AutomationFilters,
): readonly TaskTemplate[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return automations.filter((one) => {
    const text = foldText(`${one.name} ${one.title} ${one.tags.join(' ')}`);
    return (
      (status === 'inUse' || one.status === status) &&
      (sectorId === null || one.sectorIds.includes(sectorId)) &&
      words.every((word) => text.includes(word))
    );
  });
}
