import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { groupHref } from '../group-href.ts';
import { useEditableSectors } from '../useEditableSectors.ts';
import { GROUP_FILTERS } from './group-filters.ts';
import type { GroupRow } from './group-row.ts';
import { useGroupColumns } from './useGroupColumns.tsx';
import { useGroupRows } from './useGroupRows.ts';

const idOf = (row: GroupRow) => row.groupId;
const nameOf = (row: GroupRow) => row.name;
const hrefOf = (row: GroupRow) => groupHref(row.groupId);

/** /GroupListView: the groups of the establishment. */
export function Component() {
  const { t } = useTranslation(['groups', 'words']);
  const { sectors } = useReadySession();
  const ownFirst = useOwnSectorsFirst();
  const source = useGroupRows();
  const columns = useGroupColumns();
  const editable = useEditableSectors();
  const filters = useRecordFilters(GROUP_FILTERS, {
    search: { label: t('filters.search') },
    sectorId: {
      label: t('words:sector'),
      all: t('words:allSectors'),
      choices: ownFirst(sectors),
      width: 210,
    },
    isArchived: { label: t('filters.archived') },
  });
  const found = useFoundRows(GROUP_FILTERS, filters.filters, source.rows);
  const create = (editable.mayLeaveOpen || editable.sectors.length > 0) && (
    <Button component={Link} to="/GroupManagementView" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={(filters.isFiltered || found.length > 0) && create}
      />
      <RecordList
        source={source}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('count', { count: found.length })}
        empty={{ title: t('empty.title'), message: t('empty.first'), action: create }}
        label={t('title')}
        listKey="groups"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
      />
    </>
  );
}
