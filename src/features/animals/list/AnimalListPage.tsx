import { Button, Center } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { AnimalImport } from '#features/animal-import/index.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { ViewMenu } from '#kit/list/ViewMenu.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { RarerActions } from '#ui/page/RarerActions.tsx';
import { useAnimalChanges } from '../actions/useAnimalChanges.tsx';
import { useEnclosureChoices } from '../actions/useEnclosureChoices.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { AnimalTable } from '../rows/AnimalTable.tsx';
import { Inventory } from '../inventory/Inventory.tsx';
import { InventoryLink } from '../inventory/InventoryLink.tsx';
import { Sharing } from '../sharing/Sharing.tsx';
import { SharingLink } from '../sharing/SharingLink.tsx';
import { CreateAnimalButton } from './CreateAnimalButton.tsx';
import { ImportLink } from './ImportLink.tsx';
import { SpeciesList } from './SpeciesList.tsx';
import { TwinsButton } from './TwinsButton.tsx';
import { useAnimalList } from './useAnimalList.ts';

const NO_ROWS: readonly AnimalRow[] = [];

/**
 * /specieAnimalsListView: the animals of the establishment, at `?import=1` the import of a register file, at
 * `?inventory=1` the inventory of a period, or at `?sharing=1` the animals shared with and by others.
 */
export function Component() {
  const [parameters] = useSearchParams();
  if (parameters.get('import') === '1') return <AnimalImport />;
  if (parameters.get('sharing') === '1') return <Sharing />;
  return parameters.get('inventory') === '1' ? <Inventory /> : <AnimalList />;
}

/** The animals by species or, at `?view=flat`, as one table, in which several can be changed together. */
function AnimalList() {
  const { t } = useTranslation(['animals', 'lists', 'words']);
  const { source, origin, filters, found, onMore } = useAnimalList();
  const changes = useAnimalChanges();
  // An animal of another establishment is only read.
  const bulk = origin === 'shared' ? {} : { bulkActions: changes.bulkActions };
  const { view } = filters.filters;
  const isNothingShared = origin === 'shared' && source.rows?.length === 0;
  const isEmpty = source.rows?.length === 0 && !filters.isFiltered;
  return (
    <>
      <PageHeader
        title={t('words:animals')}
        subtitle={t('subtitle')}
        action={
          <>
            <RarerActions label={t('lists:select.others')}>
              <TwinsButton rows={source.rows ?? NO_ROWS} onMerge={(pair) => changes.open('merge', pair)} />
              <SharingLink />
              {!isEmpty && <InventoryLink />}
              <ImportLink />
            </RarerActions>
            {/* An empty list has this button in its middle. */}
            {!isEmpty && <CreateAnimalButton />}
          </>
        }
      />
      {changes.dialog}
      <RecordList
        source={source}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        filterTools={view === 'species' && <ViewMenu />}
        summary={t('words:animalCount', { count: found.length })}
        failed="animal/load-failed"
        empty={useNoAnimals()}
        {...(isNothingShared ? { unmatched: { title: t('shared.none'), message: t('shared.noneText') } } : {})}
      >
        {view === 'flat' ? (
          <AnimalTable
            label={t('words:animals')}
            listKey="animals"
            rows={found}
            origin={origin}
            fillsScreen
            {...bulk}
            exportAs={{ name: t('words:animals'), facts: filters.facts, isPart: source.hasMore }}
          />
        ) : (
          <SpeciesList rows={found} origin={origin} {...bulk} />
        )}
        {onMore !== null && (
          <Center mt="md">
            <Button variant="default" mih={44} loading={source.isLoadingMore} onClick={onMore}>
              {t('lists:more.load')}
            </Button>
          </Center>
        )}
      </RecordList>
    </>
  );
}

/**
 * Returns the words of an establishment without animals: the first one is created, once there is an enclosure for it.
 */
function useNoAnimals() {
  const { t } = useTranslation('animals');
  const hasEnclosures = useEnclosureChoices().length > 0;
  return {
    title: t('empty.none'),
    message: t(hasEnclosures ? 'empty.first' : 'empty.noEnclosure'),
    action: hasEnclosures ? (
      <CreateAnimalButton />
    ) : (
      <Button component={Link} to="/EnclosureListView" variant="light">
        {t('empty.toEnclosures')}
      </Button>
    ),
  };
}
