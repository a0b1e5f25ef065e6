import { followUpLevel, TIERS } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES, type Establishment } from '#domain/establishments/establishment.ts';
import { optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** The filters of the list of establishments; the page decides which name is searched. */
export const ZOO_FILTERS = filtersOf<Establishment>()(
  {
    search: words('q'),
    tier: optional('tier', TIERS, ({ zooTiers }, tier) => followUpLevel(zooTiers) === tier),
    type: optional('type', ESTABLISHMENT_TYPES, (zoo, type) => zoo.type === type),
  },
  { keptAs: 'establishments' },
);
