import { ActionIcon, Button, Group } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { Language } from '#domain/users/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { useEditor } from '../parts/useEditor.ts';
import type { TaxonRow } from './taxon-rows.ts';
import { useRemoveTaxon } from './useRemoveTaxon.ts';

const TaxonDialog = lazy(async () => ({ default: (await import('./TaxonDialog.tsx')).TaxonDialog }));

const idOf = (row: TaxonRow) => row.id;
const nameOf = (row: TaxonRow) => row.name;
const BY_NAME = { columnId: 'name', descending: false };
const FILTERS = filtersOf<TaxonRow>()({ search: words('search', ({ searchText }) => searchText) });

/** The texts of a list of families or orders. */
export type TaxaTexts = { readonly title: string; readonly subtitle: string; readonly create: string };

/**
 * The families or the orders of the catalogue: search, counts, a dialog to write one, and a button to delete an unused
 * one.
 */
export function TaxaPage({
  kind,
  texts,
  columns,
  rowsOf,
}: {
  readonly kind: 'family' | 'order';
  readonly texts: TaxaTexts;
  readonly columns: readonly DataColumn<TaxonRow>[];
  /** a function declared outside of the component */
  readonly rowsOf: (taxonomy: Taxonomy, language: Language) => readonly TaxonRow[];
}) {
  const [edited, setEdited] = useState<TaxonRow | 'new' | null>(null);
  const mayEdit = useEditor();
  const language = useLanguage();
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        action={
          mayEdit && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
              {texts.create}
            </Button>
          )
        }
      />
      <TaxonomyState>
        {(taxonomy) => (
          <>
            <TaxaList
              kind={kind}
              title={texts.title}
              columns={columns}
              rows={rowsOf(taxonomy, language)}
              mayEdit={mayEdit}
              onEdit={setEdited}
            />
            <Suspense fallback={null}>
              {edited !== null && (
                <TaxonDialog
                  kind={kind}
                  taxon={edited === 'new' ? null : edited}
                  taxonomy={taxonomy}
                  onClose={() => setEdited(null)}
                />
              )}
            </Suspense>
          </>
        )}
      </TaxonomyState>
    </>
  );
}

function TaxaList({
  kind,
  title,
  columns,
  rows,
  mayEdit,
  onEdit,
}: {
  readonly kind: 'family' | 'order';
  readonly title: string;
  readonly columns: readonly DataColumn<TaxonRow>[];
  readonly rows: readonly TaxonRow[];
  readonly mayEdit: boolean;
  readonly onEdit: (row: TaxonRow) => void;
}) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const filters = useRecordFilters(FILTERS, { search: { label: t('taxa.search') } });
  const remove = useRemoveTaxon();
  const found = useFoundRows(FILTERS, filters.filters, rows);
  const actions = useCallback(
    (row: TaxonRow) => (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t('taxa.edit', { name: row.name })}
          onClick={() => onEdit(row)}
        >
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          aria-label={t('taxa.remove', { name: row.name })}
          onClick={() => void remove({ kind, id: row.id, name: row.name })}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    ),
    // The function that deletes is the same for every row, whenever it was made.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, onEdit, kind],
  );
  return (
    <RecordList
      source={{ rows, refetch: () => {} }}
      found={found}
      filters={filters}
      filtersLabel={t('filters.label')}
      summary={t('taxa.count', { count: found.length })}
      empty={{ title: t('taxa.emptyTitle'), message: t('list.emptyText') }}
      listKey={kind === 'family' ? 'families' : 'orders'}
      label={title}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      initialSort={BY_NAME}
      {...(mayEdit ? { rowActions: actions, actionsLabel: t('words:actions') } : {})}
    />
  );
}
