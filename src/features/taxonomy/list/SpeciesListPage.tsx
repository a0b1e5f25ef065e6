import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { NEW_SPECIES_HREF, speciesHref } from '../parts/addresses.ts';
import { familyChoices, familyLabel, orderChoices } from '#kit/taxon/taxon-choices.ts';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { useEditor } from '../parts/useEditor.ts';
import { SPECIES_FILTERS } from './species-filters.ts';
import type { SpeciesRow } from './species-row.ts';
import { useSpeciesColumns } from './useSpeciesColumns.tsx';
import { useSpeciesRows } from './useSpeciesRows.ts';

const idOf = (row: SpeciesRow) => row.specieId;
const nameOf = (row: SpeciesRow) => row.name;
const hrefOf = (row: SpeciesRow) => speciesHref(row.specieId);
const BY_NAME = { columnId: 'name', descending: false };

/** /SpecieListManagement: every species of the catalogue, searched by any name in any language. */
export function Component() {
  const { t } = useTranslation('taxonomy');
  const mayEdit = useEditor();
  const create = mayEdit && (
    <Button component={Link} to={NEW_SPECIES_HREF} leftSection={<IconPlus size={18} aria-hidden />}>
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
  const { t } = useTranslation(['taxonomy', 'words']);
  const language = useLanguage();
  const rows = useSpeciesRows(taxonomy);
  const columns = useSpeciesColumns();
  const filters = useRecordFilters(SPECIES_FILTERS, ({ orderId }) => ({
    search: { label: t('filters.search') },
    orderId: {
      label: t('words:order'),
      all: t('filters.allOrders'),
      choices: orderChoices(taxonomy, language),
      width: 210,
    },
    familyId: {
      label: t('words:family'),
      all: t('filters.allFamilies'),
      choices: familyChoices(taxonomy, language, orderId),
      valueText: (familyId) => familyLabel(taxonomy, familyId, language),
      width: 230,
    },
    category: {
      label: t('fields.iucn'),
      all: t('filters.allCategories'),
      nameOf: (category) => `${category} · ${t(`values.iucn.${category}`)}`,
      valueText: (category) => category ?? '',
      width: 230,
    },
    only: {
      label: t('filters.only'),
      all: t('words:allSpecies'),
      nameOf: (only) => (only === 'here' ? t('filters.here') : t('filters.review')),
      width: 220,
    },
  }));
  const found = useFoundRows(SPECIES_FILTERS, filters.filters, rows);
  return (
    <RecordList
      source={{ rows, refetch: () => {} }}
      found={found}
      filters={filters}
      filtersLabel={t('filters.label')}
      summary={t('list.count', { count: found.length })}
      empty={{ title: t('list.emptyTitle'), message: t('list.emptyText') }}
      listKey="species"
      label={t('list.title')}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      initialSort={BY_NAME}
    />
  );
}
