import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEstablishmentFiguresQuery } from '#data/establishments/administration.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import { type EstablishmentFigures, totalOf } from '#domain/establishments/figures.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useReachable } from '../useReachable.ts';
import { zooDetailsHref } from '../zoo-details-href.ts';
import { type ActivityRow, activityRows } from './activity-row.ts';
import { ActivityTotals } from './ActivityTotals.tsx';
import { useActivityColumns } from './useActivityColumns.tsx';

/** Each establishment is eight questions to the server: no page asks for more of them. */
const MAX_COUNTED = 100;

const NONE: readonly EstablishmentFigures[] = [];
const FILTERS = filtersOf<ActivityRow>()({ search: words('search') });
const BY_NAME = { columnId: 'name', descending: false };
const zooIdOf = ({ zoo }: ActivityRow) => zoo.zooId;
const countedOf = (rows: readonly ActivityRow[]) => rows.flatMap(({ figures }) => figures ?? []);

/** /DashboardAkongo: the activity of every establishment, for the provider; counted when asked for, not live. */
export function Component() {
  const { t } = useTranslation(['establishment', 'words']);
  const { dateTime } = useFormat();
  const actor = useActor();
  const labelOf = useEstablishmentLabel();
  const { establishments, error, refetch } = useReachable();
  const counted = useMemo(() => (establishments ?? []).slice(0, MAX_COUNTED), [establishments]);
  const ids = useMemo(() => counted.map((zoo) => zoo.zooId), [counted]);
  const count = useEstablishmentFiguresQuery(ids, { skip: ids.length === 0 });
  const columns = useActivityColumns();
  const figures = count.data?.figures ?? (establishments?.length === 0 ? NONE : undefined);
  const rows = useMemo(() => figures && activityRows(counted, figures), [counted, figures]);
  const filters = useRecordFilters(FILTERS, { search: { label: t('filters.search') } });
  const textOf = useCallback(({ zoo }: ActivityRow) => `${labelOf(zoo)} ${zoo.code ?? ''}`, [labelOf]);
  const found = useFoundRows(FILTERS, filters.filters, rows, textOf);
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
      {count.data !== undefined && <ActivityTotals figures={countedOf(found)} />}
      <RecordList
        source={{
          rows,
          error: error ?? count.error,
          refetch: error === undefined ? count.refetch : refetch,
          cutAfter: (establishments?.length ?? 0) > MAX_COUNTED ? MAX_COUNTED : null,
        }}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('list.count', { count: found.length })}
        empty={{ title: t('list.emptyTitle') }}
        listKey="activity"
        label={t('activity.title')}
        columns={columns}
        rowId={zooIdOf}
        rowName={({ zoo }) => labelOf(zoo)}
        initialSort={BY_NAME}
        exportAs={{ totals: (shown) => ({ name: t('words:total'), ...totalOf(countedOf(shown)) }) }}
        {...(maySee(actor, 'establishment') ? { rowHref: ({ zoo }: ActivityRow) => zooDetailsHref(zoo.zooId) } : {})}
      />
    </>
  );
}
