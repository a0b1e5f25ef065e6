import { useSearchParams } from 'react-router-dom';
import type { GroupFilters } from './group-row.ts';

const NAMES = { search: 'q', sectorId: 'sector', isArchived: 'archived' } as const;

/** The filters of the list, kept in the address. */
export function useGroupFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters: GroupFilters = {
    search: parameters.get(NAMES.search) ?? '',
    sectorId: parameters.get(NAMES.sectorId) || null,
    isArchived: parameters.get(NAMES.isArchived) === '1',
  };
  const change = (difference: Partial<GroupFilters>) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [field, value] of Object.entries(difference)) {
          const name = NAMES[field as keyof GroupFilters];
          const text = value === true ? '1' : value;
          if (text) next.set(name, text);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const isFiltered = filters.search !== '' || filters.sectorId !== null || filters.isArchived;
  return {
    filters,
    change,
    isFiltered,
    clear: () => change({ search: '', sectorId: null, isArchived: false }),
  };
}
