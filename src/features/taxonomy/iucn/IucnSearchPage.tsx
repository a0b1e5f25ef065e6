import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { IucnSpecies } from '#domain/taxonomy/taxonomy.ts';
import { words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { iucnFormHref } from '../parts/addresses.ts';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { useEditor } from '../parts/useEditor.ts';
import { useIucnColumns } from './useIucnColumns.tsx';
import { useIucnSearch } from './useIucnSearch.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

const NONE: readonly IucnSpecies[] = [];
/** The database seeks the beginnings of words. */
const FILTERS = filtersOf<IucnSpecies>()({ search: words('search') });
const idOf = (row: IucnSpecies) => row.iucnId;
const nameOf = (row: IucnSpecies) => row.latinName;
const hrefOf = (row: IucnSpecies) => iucnFormHref(row.iucnId);

/** /IUCNSpeciesSearch: the imported IUCN list by the beginnings of Latin or common names, and its import. */
export function Component() {
  const { t } = useTranslation('iucn');
  const mayEdit = useEditor();
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          mayEdit && (
            <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={() => setIsImporting(true)}>
              {t('import.open')}
            </Button>
          )
        }
      />
      <TaxonomyState>{(taxonomy) => <Found taxonomy={taxonomy} />}</TaxonomyState>
      <Suspense fallback={null}>{isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}</Suspense>
    </>
  );
}

function Found({ taxonomy }: { readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation(['iucn', 'taxonomy']);
  const filters = useRecordFilters(FILTERS, { search: { label: t('iucn:search'), delayMs: 300 } });
  const { isAsked, species, error, refetch, more } = useIucnSearch(filters.filters.search);
  const columns = useIucnColumns(taxonomy);
  const found = species ?? NONE;
  const ask = { title: t('iucn:askTitle'), message: t('iucn:askText') };
  return (
    <RecordList
      source={{ rows: isAsked ? species : NONE, error, refetch }}
      found={found}
      filters={filters}
      filtersLabel={t('taxonomy:filters.label')}
      summary={isAsked ? t('iucn:found', { count: found.length }) : ''}
      empty={ask}
      unmatched={isAsked ? { title: t('iucn:noneTitle'), message: t('iucn:noneText') } : ask}
      isAskedByFilters
      exportAs={null}
      listKey="iucn"
      label={t('iucn:title')}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      more={more}
    />
  );
}
