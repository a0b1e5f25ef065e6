import { choice, flag, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { EnclosureRow } from './enclosure-row.ts';

/** The filters of the list of enclosures. Archived enclosures are in no other list. */
export const ENCLOSURE_FILTERS = filtersOf<EnclosureRow>()(
  {
    search: words('q', ({ name }) => name),
    sectorId: choice('sector', ({ enclosure }, id) => enclosure.linkedSectorId === id),
    orderId: choice('order', ({ orderIds }, id) => orderIds.includes(id)),
    familyId: choice('family', ({ familyIds }, id) => familyIds.includes(id)),
    specieId: choice('species', ({ species }, id) => species.some(({ specieId }) => specieId === id)),
    scan: optional('scan', ['ready', 'notReady'], ({ gaps }, scan) => (gaps.length === 0) === (scan === 'ready')),
    isArchived: flag('archived', ({ enclosure }, isArchived) => enclosure.isArchived === isArchived),
  },
  { keptAs: 'enclosures' },
);
