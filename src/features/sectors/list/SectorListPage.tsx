import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useSectorsQuery } from '#data/sectors/sectors.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { sectorHref } from '../sector-href.ts';
import { type SectorRow, sectorRows } from '../sector-rows.ts';
import { useTeamNames } from '../useTeamNames.ts';
import { useSectorColumns } from './useSectorColumns.tsx';

const BY_NAME = { columnId: 'name', descending: false };
const idOf = ({ sector }: SectorRow) => sector.sectorId;
const nameOfRow = ({ sector }: SectorRow) => sector.sectorName;
const hrefOf = ({ sector }: SectorRow) => sectorHref(sector.sectorId);
const FILTERS = filtersOf<SectorRow>()({
  search: words('search', ({ sector, team }) => [sector.sectorName, ...team].join(' ')),
});

/** /SectorListView: the sectors of the establishment, found by their name or that of somebody in their team. */
export function Component() {
  const { t } = useTranslation(['sectors', 'words']);
  const actor = useActor();
  const { data: sectors, error, refetch } = useSectorsQuery(actor.zooId);
  const { data, error: noEnclosures } = useEnclosuresQuery(actor.zooId);
  const enclosures = data?.enclosures ?? (noEnclosures === undefined ? undefined : null);
  const names = useTeamNames();
  const columns = useSectorColumns();
  const rows = useMemo(() => sectors && sectorRows(sectors, enclosures, names), [sectors, enclosures, names]);
  const filters = useRecordFilters(FILTERS, { search: { label: t('filters.search') } });
  const found = useFoundRows(FILTERS, filters.filters, rows);
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
  const isEmpty = rows?.length === 0 && !filters.isFiltered;
  return (
    <>
      <PageHeader title={t('words:sectors')} subtitle={t('subtitle')} action={!isEmpty && create} />
      <RecordList
        source={{ rows, error, refetch }}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('count', { count: found.length })}
        empty={{ title: t('words:noSector'), message: t(mayCreate ? 'empty.create' : 'empty.ask'), action: create }}
        label={t('words:sectors')}
        listKey="sectors"
        columns={columns}
        rowId={idOf}
        rowName={nameOfRow}
        rowHref={hrefOf}
        initialSort={BY_NAME}
      />
    </>
  );
}
