import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowsLeftRight, IconPlus, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { COMPARISON_HREF, quickGroupHref, resultsHref } from '../addresses.ts';
import { EvaluateLink } from '../parts/EvaluateLink.tsx';
import { QUICK_GROUP_FILTERS } from './quick-group-filters.ts';
import { useQuickGroupColumns } from './useQuickGroupColumns.tsx';
import { type QuickGroupRow, useQuickGroupRows } from './useQuickGroupRows.ts';

const idOf = (row: QuickGroupRow) => row.groupId;
const nameOf = (row: QuickGroupRow) => row.group.groupName;
const hrefOf = (row: QuickGroupRow) => resultsHref(row.groupId);

const actionsOf = (row: QuickGroupRow) => <RowActions row={row} />;

/** /FastEvalGroupListView: the groups that the establishment evaluates quickly. */
export function Component() {
  const { t } = useTranslation(['quick-groups', 'words']);
  const { actor, sectors } = useReadySession();
  const ownFirst = useOwnSectorsFirst();
  const source = useQuickGroupRows();
  const hasSectors = sectors.length > 0;
  const hasSeveral = (source.rows ?? []).filter(({ group }) => group.lastEvaluation !== null).length > 1;
  const columns = useQuickGroupColumns(hasSectors);
  const filters = useRecordFilters(QUICK_GROUP_FILTERS, {
    search: { label: t('filters.search') },
    sectorId: {
      label: t('words:sector'),
      all: t('words:allSectors'),
      choices: ownFirst(sectors),
      width: 210,
      isHidden: !hasSectors,
    },
    isMine: { label: t('filters.mine') },
    isArchived: { label: t('filters.archived') },
  });
  const found = useFoundRows(QUICK_GROUP_FILTERS, filters.filters, source.rows);
  const create = mayDo(actor, 'quickGroup.create', { zooId: actor.zooId, sectorIds: [], authorId: null }) && (
    <Button component={Link} to={quickGroupHref()} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          (filters.isFiltered || found.length > 0) && (
            <Group gap="sm">
              {hasSeveral && (
                <Button
                  component={Link}
                  to={COMPARISON_HREF}
                  variant="default"
                  leftSection={<IconArrowsLeftRight size={18} aria-hidden />}
                >
                  {t('words:compare')}
                </Button>
              )}
              {create}
            </Group>
          )
        }
      />
      <RecordList
        source={source}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('count', { count: found.length })}
        empty={{ title: t('empty.title'), message: t('empty.first'), action: create }}
        label={t('title')}
        listKey="quick-groups"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        rowActions={actionsOf}
        actionsLabel={t('words:actions')}
      />
    </>
  );
}

function RowActions({ row: { group } }: { readonly row: QuickGroupRow }) {
  const { t } = useTranslation('quick-groups');
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <EvaluateLink group={group} isRow />
      <ActionIcon
        component={Link}
        to={quickGroupHref(group.groupId)}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('manageNamed', { name: group.groupName })}
        title={t('manage')}
      >
        <IconSettings size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
