import { useTranslation } from 'react-i18next';
import type { AccountStatus } from '#domain/people/account-status.ts';
import type { PeopleFilter } from '#domain/people/people-filter.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';

/** The filters of the list in words, for its file. */
export function usePeopleFacts(filter: PeopleFilter, sectors: readonly Sector[]): readonly ExportFact[] {
  const { t } = useTranslation(['people', 'access']);
  const statusName = (status: AccountStatus) => t(`access:values.status.${status}`);
  const sector = sectors.find((one) => one.sectorId === filter.sectorId);
  return [
    ...(filter.search === '' ? [] : [{ label: t('people:filters.search'), value: filter.search }]),
    ...(filter.status === 'present' ? [] : [{ label: t('people:filters.status'), value: statusName(filter.status) }]),
    ...(filter.role === null
      ? []
      : [{ label: t('people:filters.role'), value: t(`access:values.role.${filter.role}`) }]),
    ...(sector === undefined ? [] : [{ label: t('people:filters.sector'), value: sector.sectorName }]),
  ];
}
