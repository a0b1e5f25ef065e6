import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useSectorsQuery } from '#data/sectors/sectors.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { ListTable } from '#kit/list/ListTable.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { useAddressSearch } from '#ui/filters/useAddressSearch.ts';
import { useRowSearch } from '#ui/filters/useRowSearch.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { sectorHref } from '../sector-href.ts';
import { type SectorRow, sectorRows } from '../sector-rows.ts';
import { useTeamNames } from '../useTeamNames.ts';
import { useSectorColumns } from './useSectorColumns.tsx';

const idOf = ({ sector }: SectorRow) => sector.sectorId;
const nameOfRow = ({ sector }: SectorRow) => sector.sectorName;
const hrefOf = ({ sector }: SectorRow) => sectorHref(sector.sectorId);
const textOf = ({ sector, team }: SectorRow) => [sector.sectorName, ...team].join(' ');

/** /SectorListView: the sectors of the establishment, found by their name or that of somebody in their team. */
export function Component() {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const state = useAddressSearch();
  const { search } = state.filters;
  const { data: sectors, error, refetch } = useSectorsQuery(actor.zooId);
  const { data, error: noEnclosures } = useEnclosuresQuery(actor.zooId);
  const enclosures = data?.enclosures ?? (noEnclosures === undefined ? undefined : null);
  const names = useTeamNames();
  const columns = useSectorColumns();
  const rows = useMemo(() => sectorRows(sectors ?? [], enclosures, names), [sectors, enclosures, names]);
  const { rows: found } = useRowSearch(rows, textOf, search);
  const mayCreate = mayDo(actor, 'sector.create', { zooId: actor.zooId, sectorIds: [], authorId: null });
  const create = mayCreate && (
    <Button
      component={Link}
      to="/SectorManagementView?create=1"
      mih={44}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('create.open')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} action={create} />
      {sectors === undefined && error === undefined && <LoadingState label={t('loading')} />}
      {sectors === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {sectors?.length === 0 && (
        <EmptyState title={t('empty.title')} message={mayCreate ? t('empty.create') : t('empty.ask')} action={create} />
      )}
      {sectors !== undefined && sectors.length > 0 && (
        <>
          <ListFilters
            state={state}
            summary={t('count', { count: found.length })}
            label={t('filters.label')}
            searchLabel={t('filters.search')}
          />
          {found.length === 0 ? (
            <EmptyState title={t('filters.noneTitle')} message={t('filters.none')} />
          ) : (
            <ListTable
              label={t('title')}
              listKey="sectors"
              columns={columns}
              rows={found}
              rowId={idOf}
              rowName={nameOfRow}
              rowHref={hrefOf}
              initialSort={{ columnId: 'name', descending: false }}
              exportAs={{
                name: t('title'),
                facts: search === '' ? [] : [{ label: t('filters.search'), value: search }],
              }}
            />
          )}
        </>
      )}
    </>
  );
}
