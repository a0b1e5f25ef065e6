import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useContextTableQuery } from '#data/contexts/contexts.endpoints.ts';
import type { ContextTable } from '#domain/contexts/context-table.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useOwnersRows } from '#kit/content/useOwnersRows.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { contextHref, NEW_CONTEXT_HREF, NEW_MODEL_HREF } from '../parts/addresses.ts';
import { useContextRights } from '../parts/useContextRights.ts';
import { CONTEXT_FILTERS } from './context-filters.ts';
import { type ContextRow, contextRows } from './context-row.ts';
import { useContextColumns } from './useContextColumns.tsx';

const idOf = (row: ContextRow) => row.contextId;
const nameOf = (row: ContextRow) => row.name;
const hrefOf = (row: ContextRow) => contextHref(row.contextId);
const BY_NAME = { columnId: 'name', descending: false };

/**
 * /ObsContextListView: the contexts of the establishment; whoever edits them finds their drafts, archived ones and the
 * models to begin with, the provider's staff the drafts of models.
 */
export function Component() {
  const { t } = useTranslation(['contexts', 'content']);
  const { own, models } = useContextRights();
  const source = useContextRows();
  const columns = useContextColumns();
  const filters = useRecordFilters(CONTEXT_FILTERS, {
    search: { label: t('content:searchNameOrRef') },
    owner: {
      label: t('content:owner'),
      all: t('filters.allOwners'),
      nameOf: (owner) => t(`values.owner.${owner}`),
      width: 220,
      isHidden: !own && !models,
    },
    isArchived: { label: t('filters.archived'), isHidden: !own && !models },
  });
  const found = useFoundRows(CONTEXT_FILTERS, filters.filters, source.rows);
  const create = (
    <>
      {models && (
        <Button component={Link} to={NEW_MODEL_HREF} variant={own ? 'default' : 'filled'}>
          {t('list.createModel')}
        </Button>
      )}
      {own && (
        <Button component={Link} to={NEW_CONTEXT_HREF} leftSection={<IconPlus size={18} aria-hidden />}>
          {t('list.create')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')} action={create} />
      <RecordList
        source={source}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('list.count', { count: found.length })}
        empty={{ title: t('list.emptyTitle'), message: t('list.emptyText'), action: create }}
        label={t('list.title')}
        listKey="contexts"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        initialSort={BY_NAME}
      />
    </>
  );
}

function useContextRows() {
  const { own, models } = useContextRights();
  const language = useLanguage();
  const ofModels = models ? 'all' : own ? 'usable' : 'none';
  const ofOwn = own ? 'all' : 'usable';
  const rowsOf = useCallback(
    (table: ContextTable, owner: ContextRow['owner']) =>
      contextRows(table, owner, owner === 'official' ? ofModels : ofOwn, language),
    [language, ofModels, ofOwn],
  );
  return useOwnersRows(useContextTableQuery(null), useContextTableQuery(useActor().zooId), rowsOf);
}
