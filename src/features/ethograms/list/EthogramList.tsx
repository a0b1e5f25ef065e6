import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { type EmptyWords, type RecordSource, RecordList } from '#kit/list/RecordList.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { ETHOGRAM_FILTERS } from './ethogram-filters.ts';
import type { EthogramRow } from './ethogram-row.ts';
import { useEthogramColumns } from './useEthogramColumns.tsx';

const idOf = (row: EthogramRow) => row.ethogramId;
const nameOf = (row: EthogramRow) => row.name;
const BY_NAME = { columnId: 'name', descending: false };

/** A whole page with a list of ethograms. */
export function EthogramList({
  title,
  subtitle,
  source,
  hrefOf,
  empty,
  action,
}: {
  readonly title: string;
  readonly subtitle: string;
  readonly source: RecordSource<EthogramRow>;
  readonly hrefOf: (row: EthogramRow) => string;
  readonly empty: EmptyWords;
  readonly action?: ReactNode;
}) {
  const { t } = useTranslation(['ethograms', 'content']);
  const columns = useEthogramColumns();
  const filters = useRecordFilters(ETHOGRAM_FILTERS, {
    search: { label: t('content:searchNameOrRef') },
    owner: {
      label: t('content:owner'),
      all: t('content:allOwners'),
      nameOf: (owner) => t(`content:values.owner.${owner}`),
      width: 200,
    },
    isArchived: { label: t('filters.archived') },
  });
  const found = useFoundRows(ETHOGRAM_FILTERS, filters.filters, source.rows);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} action={action} />
      <RecordList
        source={source}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('list.count', { count: found.length })}
        empty={empty}
        label={title}
        listKey="ethograms"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        initialSort={BY_NAME}
      />
    </>
  );
}
