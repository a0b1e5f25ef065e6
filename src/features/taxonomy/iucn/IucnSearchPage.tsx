import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { IucnSpecies } from '#domain/taxonomy/taxonomy.ts';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { ListTable } from '#kit/list/ListTable.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useAddressSearch } from '#ui/filters/useAddressSearch.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { iucnFormHref } from '../parts/addresses.ts';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { useEditor } from '../parts/useEditor.ts';
import { useIucnColumns } from './useIucnColumns.tsx';
import { useIucnSearch } from './useIucnSearch.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

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
  const state = useAddressSearch();
  const { isAsked, species, error, refetch, more } = useIucnSearch(state.filters.search);
  const columns = useIucnColumns(taxonomy);
  return (
    <>
      <ListFilters
        state={state}
        delayMs={300}
        summary={species === undefined ? '' : t('iucn:found', { count: species.length })}
        label={t('taxonomy:filters.label')}
        searchLabel={t('iucn:search')}
      />
      {!isAsked && <EmptyState title={t('iucn:askTitle')} message={t('iucn:askText')} />}
      {isAsked && species === undefined && error === undefined && <LoadingState label={t('taxonomy:loading')} />}
      {isAsked && species === undefined && error !== undefined && <LoadFailed error={error} onRetry={refetch} />}
      {species !== undefined && species.length === 0 && !more.hasMore && (
        <EmptyState title={t('iucn:noneTitle')} message={t('iucn:noneText')} />
      )}
      {species !== undefined && (species.length > 0 || more.hasMore) && (
        <ListTable
          listKey="iucn"
          label={t('iucn:title')}
          columns={columns}
          rows={species}
          rowId={idOf}
          rowName={nameOf}
          rowHref={hrefOf}
          more={more}
        />
      )}
    </>
  );
}
