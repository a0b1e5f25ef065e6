import { Alert, Button } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEstablishmentFiguresQuery } from '#data/establishments/administration.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import { namesEstablishment } from '#domain/establishments/reachable.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { LoadFailed } from '#features/load-failed/index.ts';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useReachable } from '../useReachable.ts';
import { type ActivityRow, activityRows } from './activity-row.ts';
import { ActivityTotals } from './ActivityTotals.tsx';
import { useActivityColumns } from './useActivityColumns.tsx';
import { useActivityExport } from './useActivityExport.ts';

/** Each establishment is eight questions to the server: no page asks for more of them. */
const MOST_COUNTED = 100;

/** /DashboardAkongo: what goes on in every establishment, for the provider; counted when asked, not live. */
export function Component() {
  const { t } = useTranslation('establishment');
  const language = useLanguage();
  const { dateTime, number } = useFormat();
  const actor = useActor();
  const labelOf = useEstablishmentLabel();
  const { establishments, error, refetch } = useReachable();
  const [search, setSearch] = useState('');
  const counted = useMemo(() => (establishments ?? []).slice(0, MOST_COUNTED), [establishments]);
  const ids = useMemo(() => counted.map((zoo) => zoo.zooId), [counted]);
  const count = useEstablishmentFiguresQuery(ids, { skip: ids.length === 0 });
  const columns = useActivityColumns();
  const save = useActivityExport();
  const failure = error ?? (count.data === undefined ? count.error : undefined);
  const isLoading = count.data === undefined && failure === undefined;
  const mayOpen = maySee(actor, 'establishment');

  const rows = activityRows(counted, count.data?.figures ?? []).filter(({ zoo }) =>
    namesEstablishment(search, labelOf(zoo), zoo.code),
  );
  return (
    <>
      <PageHeader
        title={t('activity.title')}
        subtitle={
          count.data === undefined
            ? t('activity.subtitle')
            : t('activity.countedAt', { when: dateTime(count.data.countedAt) })
        }
        action={
          <>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={count.isFetching}
              disabled={ids.length === 0}
              onClick={() => void count.refetch()}
            >
              {t('activity.refresh')}
            </Button>
            <Button
              variant="light"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={count.data === undefined}
              onClick={() => save(rows)}
            >
              {t('activity.export')}
            </Button>
          </>
        }
      />
      {isLoading && <LoadingState label={t('loading')} />}
      {failure !== undefined && (
        <LoadFailed error={failure} onRetry={() => void (error === undefined ? count.refetch() : refetch())} />
      )}
      {count.data !== undefined && (
        <>
          <ActivityTotals figures={rows.flatMap(({ figures }) => (figures === null ? [] : [figures]))} />
          <FilterBar
            label={t('filters.label')}
            summary={t('list.count', { count: rows.length })}
            clearLabel={t('filters.reset')}
            {...(search === '' ? {} : { onClear: () => setSearch('') })}
          >
            <SearchField
              label={t('filters.search')}
              placeholder={t('filters.search')}
              clearLabel={t('filters.clearSearch')}
              value={search}
              onSearch={setSearch}
            />
          </FilterBar>
          {(establishments?.length ?? 0) > MOST_COUNTED && (
            <Alert role="status" color="gray" mb="md">
              {t('activity.bounded', { shown: number(MOST_COUNTED) })}
            </Alert>
          )}
          {rows.length === 0 ? (
            <EmptyState title={t('list.emptyTitle')} message={t('filters.none')} />
          ) : (
            <DataTable
              label={t('activity.title')}
              language={language}
              columns={columns}
              rows={rows}
              rowId={({ zoo }) => zoo.zooId}
              rowName={({ zoo }) => labelOf(zoo)}
              initialSort={{ columnId: 'name', descending: false }}
              {...(mayOpen
                ? { rowHref: ({ zoo }: ActivityRow) => `/ZooDetails?id=${encodeURIComponent(zoo.zooId)}` }
                : {})}
            />
          )}
        </>
      )}
    </>
  );
}
