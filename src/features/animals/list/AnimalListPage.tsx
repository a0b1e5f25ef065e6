import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AnimalImport } from '#features/animal-import/index.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useEnclosureChoices } from '../actions/useEnclosureChoices.ts';
import { useRowSearch } from '#ui/filters/useRowSearch.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useAnimalChanges } from '../actions/useAnimalChanges.tsx';
import { AnimalTable } from '../rows/AnimalTable.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { useAnimalRows } from '../rows/useAnimalRows.ts';
import { AnimalFilterBar } from './AnimalFilterBar.tsx';
import { AnimalListNotes } from './AnimalListNotes.tsx';
import { ListActions } from './ListActions.tsx';
import { filterChoices } from './filter-choices.ts';
import { filteredAnimals, searchedText } from './matching-animals.ts';
import { NoAnimals } from './NoAnimals.tsx';
import { SpeciesList } from './SpeciesList.tsx';
import { useAnimalFilters } from './useAnimalFilters.ts';
import { useFilterFacts } from './useFilterFacts.ts';

const NONE: readonly AnimalRow[] = [];

/** /specieAnimalsListView: the animals of the establishment, or at `?import=1` the import of a register file. */
export function Component() {
  const [parameters] = useSearchParams();
  return parameters.get('import') === '1' ? <AnimalImport /> : <AnimalList />;
}

/** The animals by species or as one list, found, filtered, changed together. */
function AnimalList() {
  const { t } = useTranslation('animals');
  const language = useLanguage();
  const state = useAnimalFilters();
  const { rows, error, refetch, unreadable } = useAnimalRows();
  const changes = useAnimalChanges();
  const { filters, withoutSearch } = state;
  const filtered = useMemo(() => filteredAnimals(rows ?? NONE, withoutSearch), [rows, withoutSearch]);
  const { rows: found } = useRowSearch(filtered, searchedText, filters.search);
  const choices = useMemo(() => filterChoices(rows ?? NONE, language), [rows, language]);
  const facts = useFilterFacts(filters, choices);
  const hasEnclosures = useEnclosureChoices().length > 0;
  const isEmpty = rows?.length === 0;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} action={<ListActions isEmpty={isEmpty} />} />
      {changes.dialog}
      {rows === undefined && error === null && <LoadingState label={t('loading')} />}
      {error !== null && <LoadFailed what="animal/load-failed" error={error} onRetry={refetch} />}
      {rows !== undefined && (
        <>
          <AnimalListNotes unreadable={unreadable} />
          {!isEmpty && (
            <AnimalFilterBar state={state} choices={choices} summary={t('count', { count: found.length })} />
          )}
          {found.length === 0 ? (
            <NoAnimals isFiltered={!isEmpty} hasEnclosures={hasEnclosures} onClear={state.clear} />
          ) : state.view === 'flat' ? (
            <AnimalTable
              label={t('title')}
              listKey="animals"
              rows={found}
              bulkActions={changes.bulkActions}
              exportAs={{ name: t('title'), facts }}
            />
          ) : (
            <SpeciesList rows={found} bulkActions={changes.bulkActions} />
          )}
        </>
      )}
    </>
  );
}
