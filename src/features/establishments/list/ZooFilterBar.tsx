import { useTranslation } from 'react-i18next';
import { TIERS } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES } from '#domain/establishments/establishment.ts';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { OptionalValueFilter } from '#ui/filters/OptionalValueFilter.tsx';
import type { AddressFilters } from '#ui/filters/useAddressFilters.ts';
import type { ZooFilters } from './zoo-filters.ts';

/** Search, tier and type. */
export function ZooFilterBar({
  state,
  summary,
}: {
  readonly state: AddressFilters<ZooFilters>;
  readonly summary: string;
}) {
  const { t } = useTranslation(['establishment', 'access']);
  const { filters, change } = state;
  return (
    <ListFilters
      state={state}
      summary={summary}
      label={t('establishment:filters.label')}
      searchLabel={t('establishment:filters.search')}
    >
      <OptionalValueFilter
        label={t('establishment:fields.tier')}
        all={t('establishment:filters.allTiers')}
        values={TIERS}
        nameOf={(tier) => t(`access:values.tier.${tier}`)}
        value={filters.tier}
        width={220}
        onChange={(tier) => change({ tier })}
      />
      <OptionalValueFilter
        label={t('establishment:fields.type')}
        all={t('establishment:filters.allTypes')}
        values={ESTABLISHMENT_TYPES}
        nameOf={(type) => t(`establishment:values.type.${type}`)}
        value={filters.type}
        width={190}
        onChange={(type) => change({ type })}
      />
    </ListFilters>
  );
}
