import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useRowSearch } from '#ui/filters/useRowSearch.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { NEW_SPECIE_HREF, speciesHref } from '../parts/addresses.ts';
import { familyLabel, orderLabel } from '../parts/taxon-choices.ts';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { useEditor } from '../parts/useEditor.ts';
import { matchesFilters, type SpeciesFilters } from './species-filters.ts';
import type { SpeciesRow } from './species-row.ts';
import { SpeciesFilterBar } from './SpeciesFilterBar.tsx';
import { useSpeciesColumns } from './useSpeciesColumns.tsx';
import { useSpeciesFilters } from './useSpeciesFilters.ts';
import { useSpeciesRows } from './useSpeciesRows.ts';

const idOf = (row: SpeciesRow) => row.specieId;
const nameOf = (row: SpeciesRow) => row.name;
const hrefOf = (row: SpeciesRow) => speciesHref(row.specieId);
const textOf = (row: SpeciesRow) => row.searchText;

/** /SpecieListManagement: every species of the catalogue, searched by any name in any language. */
export function Component() {
  const { t } = useTranslation('taxonomy');
  const mayEdit = useEditor();
  const create = mayEdit && (
    <Button component={Link} to={NEW_SPECIE_HREF} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')} action={create} />
      <TaxonomyState>{(taxonomy) => <SpeciesList taxonomy={taxonomy} />}</TaxonomyState>
    </>
  );
}

function SpeciesList({ taxonomy }: { readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation('taxonomy');
  const state = useSpeciesFilters();
  const rows = useSpeciesRows(taxonomy);
  const columns = useSpeciesColumns();
  const facts = useFacts(state.filters, taxonomy);
  const found = useRowSearch(rows, textOf, state.filters.search).rows;
  const { filters } = state;
  const { orderId, familyId, category, only } = filters;
  const shown = useMemo(
    () => found.filter((row) => matchesFilters(row, { search: '', orderId, familyId, category, only })),
    [found, orderId, familyId, category, only],
  );
  if (rows.length === 0) return <EmptyState title={t('list.emptyTitle')} message={t('list.emptyText')} />;
  return (
    <>
      <SpeciesFilterBar state={state} taxonomy={taxonomy} summary={t('list.count', { count: shown.length })} />
      {shown.length === 0 ? (
        <EmptyState
          title={t('list.noneTitle')}
          message={t('list.noneText')}
          action={
            <Button variant="light" onClick={state.clear}>
              {t('filters.reset')}
            </Button>
          }
        />
      ) : (
        <ListTable
          listKey="species"
          label={t('list.title')}
          columns={columns}
          rows={shown}
          rowId={idOf}
          rowName={nameOf}
          rowHref={hrefOf}
          initialSort={{ columnId: 'name', descending: false }}
          exportAs={{ name: t('list.title'), facts }}
        />
      )}
    </>
  );
}

/** What the page has left out, in words, for the file. */
function useFacts(filters: SpeciesFilters, taxonomy: Taxonomy): readonly ExportFact[] {
  const { t } = useTranslation('taxonomy');
  const language = useLanguage();
  const only = { here: t('filters.here'), review: t('filters.review') };
  return [
    { label: t('filters.search'), value: filters.search },
    { label: t('fields.order'), value: orderLabel(taxonomy, filters.orderId, language) },
    { label: t('fields.family'), value: familyLabel(taxonomy, filters.familyId, language) },
    { label: t('fields.iucn'), value: filters.category ?? '' },
    { label: t('filters.only'), value: filters.only === null ? '' : only[filters.only] },
  ].filter(({ value }) => value !== '');
}
