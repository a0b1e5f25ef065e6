import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { ListTable } from '#kit/list/ListTable.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useReadySession } from '#state/session/use-session.ts';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { groupHref } from '../group-href.ts';
import { useEditableSectors } from '../useEditableSectors.ts';
import { type GroupRow, matchingGroups } from './group-row.ts';
import { useGroupColumns } from './useGroupColumns.tsx';
import { useGroupFilters } from './useGroupFilters.ts';
import { useGroupRows } from './useGroupRows.ts';

const idOf = (row: GroupRow) => row.groupId;
const nameOf = (row: GroupRow) => row.name;
const hrefOf = (row: GroupRow) => groupHref(row.groupId);

/** /GroupListView: the groups of the establishment. */
export function Component() {
  const { t } = useTranslation(['groups', 'lists']);
  const { sectors } = useReadySession();
  const state = useGroupFilters();
  const { filters, change, isFiltered, clear } = state;
  const { rows, error, refetch, unreadable } = useGroupRows();
  const columns = useGroupColumns();
  const editable = useEditableSectors();
  const { sectorId, isArchived } = filters;
  const found = useMemo(() => matchingGroups(rows ?? [], filters), [rows, filters]);
  const create = (editable.mayLeaveOpen || editable.sectors.length > 0) && (
    <Button component={Link} to="/GroupManagementView" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} action={(isFiltered || found.length > 0) && create} />
      {rows === undefined && error === undefined && <LoadingState label={t('loading')} />}
      {error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {rows !== undefined && (
        <>
          <ListFilters
            state={state}
            summary={
              unreadable === 0 ? t('count', { count: found.length }) : t('countUnreadable', { count: unreadable })
            }
            label={t('filters.label')}
            searchLabel={t('filters.search')}
          >
            <ChoiceFilter
              label={t('columns.sector')}
              all={t('filters.allSectors')}
              nothingFound={t('lists:filters.noneTitle')}
              choices={sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
              value={sectorId}
              width={210}
              onChange={(chosen) => change({ sectorId: chosen })}
            />
            <Switch
              label={t('filters.archived')}
              checked={isArchived}
              onChange={(event) => change({ isArchived: event.currentTarget.checked })}
            />
          </ListFilters>
          {found.length === 0 ? (
            <EmptyState
              title={t('empty.title')}
              message={t(isFiltered ? 'empty.filtered' : 'empty.first')}
              action={
                isFiltered ? (
                  <Button variant="light" onClick={clear}>
                    {t('filters.reset')}
                  </Button>
                ) : (
                  create
                )
              }
            />
          ) : (
            <ListTable
              label={t('title')}
              listKey="groups"
              columns={columns}
              rows={found}
              rowId={idOf}
              rowName={nameOf}
              rowHref={hrefOf}
              exportAs={{ name: t('title') }}
            />
          )}
        </>
      )}
    </>
  );
}
