import { Alert, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEstablishmentFiguresQuery } from '#data/establishments/administration.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import { totalOf } from '#domain/establishments/figures.ts';
import { namesEstablishment } from '#domain/establishments/reachable.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAddressSearch } from '#ui/filters/useAddressSearch.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { ListTable } from '#kit/list/ListTable.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useReachable } from '../useReachable.ts';
import { type ActivityRow, activityRows } from './activity-row.ts';
import { ActivityTotals } from './ActivityTotals.tsx';
import { useActivityColumns } from './useActivityColumns.tsx';

/** Each establishment is eight questions to the server: no page asks for more of them. */
const MAX_COUNTED = 100;

const BY_NAME = { columnId: 'name', descending: false };
const zooIdOf = ({ zoo }: ActivityRow) => zoo.zooId;
const countedOf = (rows: readonly ActivityRow[]) => rows.flatMap(({ figures }) => figures ?? []);

/** /DashboardAkongo: what goes on in every establishment, for the provider; counted when asked, not live. */
export function Component() {
  const { t } = useTranslation('establishment');
  const { dateTime, number } = useFormat();
  const actor = useActor();
  const labelOf = useEstablishmentLabel();
  const { establishments, error, refetch } = useReachable();
  const state = useAddressSearch();
  const { search } = state.filters;
  const counted = useMemo(() => (establishments ?? []).slice(0, MAX_COUNTED), [establishments]);
  const ids = useMemo(() => counted.map((zoo) => zoo.zooId), [counted]);
  const count = useEstablishmentFiguresQuery(ids, { skip: ids.length === 0 });
  const columns = useActivityColumns();
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
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={count.isFetching}
            disabled={ids.length === 0}
            onClick={() => void count.refetch()}
          >
            {t('activity.refresh')}
          </Button>
        }
      />
      {isLoading && <LoadingState label={t('loading')} />}
      {failure !== undefined && (
        <LoadFailed error={failure} onRetry={() => void (error === undefined ? count.refetch() : refetch())} />
      )}
      {count.data !== undefined && (
        <>
          <ActivityTotals figures={countedOf(rows)} />
          <ListFilters
            state={state}
            summary={t('list.count', { count: rows.length })}
            label={t('filters.label')}
            searchLabel={t('filters.search')}
          />
          {(establishments?.length ?? 0) > MAX_COUNTED && (
            <Alert role="status" color="gray" mb="md">
              {t('activity.bounded', { shown: number(MAX_COUNTED) })}
            </Alert>
          )}
          {rows.length === 0 ? (
            <EmptyState title={t('list.emptyTitle')} message={t('filters.none')} />
          ) : (
            <ListTable
              listKey="activity"
              label={t('activity.title')}
              columns={columns}
              rows={rows}
              rowId={zooIdOf}
              rowName={({ zoo }) => labelOf(zoo)}
              initialSort={BY_NAME}
              exportAs={{
                name: t('activity.title'),
                facts: search === '' ? [] : [{ label: t('filters.search'), value: search }],
                totals: (shown) => ({ name: t('activity.total'), ...totalOf(countedOf(shown)) }),
              }}
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
