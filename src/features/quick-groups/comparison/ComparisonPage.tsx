import { Box, Button, MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { GROUP_LIST_HREF, resultsHref } from '../addresses.ts';
import { useQuickGroupRows } from '../list/useQuickGroupRows.ts';
import { COMPARISON_FILTERS, MAX_CHOSEN } from './comparison-filters.ts';
import { ComparisonCharts } from './ComparisonCharts.tsx';
import { ComparisonStatistics } from './ComparisonStatistics.tsx';
import { type ComparedRow, comparedRows, entriesOf } from './entries.ts';
import { useBundling } from './useBundling.ts';
import { useComparisonColumns } from './useComparisonColumns.tsx';

const idOf = (row: ComparedRow) => row.groupId;
const nameOf = (row: ComparedRow) => row.group.groupName;
const hrefOf = (row: ComparedRow) => resultsHref(row.groupId);

/** /FastEvalGroupComparisonView: the last evaluations of the groups side by side. Only the groups themselves are read. */
export function Component() {
  const { t } = useTranslation(['quick-comparison', 'quick-groups', 'words']);
  const { sectors } = useReadySession();
  const { list } = useFormat();
  const ownFirst = useOwnSectorsFirst();
  const { rows: all, ...source } = useQuickGroupRows();
  const rows = useMemo(() => all && comparedRows(all), [all]);
  const hasSectors = sectors.length > 0;
  const speciesName = useSpeciesName();
  const filters = useRecordFilters(COMPARISON_FILTERS, {
    search: { label: t('quick-groups:filters.search') },
    specieId: {
      label: t('words:species'),
      all: t('words:allSpecies'),
      choices: speciesOf(rows, speciesName),
      width: 210,
    },
    sectorId: {
      label: t('words:sector'),
      all: t('words:allSectors'),
      choices: ownFirst(sectors),
      width: 210,
      isHidden: !hasSectors,
    },
    groupIds: {
      label: t('chosen'),
      valueText: (ids) => list(namesOf(rows, ids)),
      control: (ids, choose) => (
        <MultiSelect
          label={t('chosen')}
          placeholder={ids.length === 0 ? t('everyGroup') : ''}
          data={rows?.map(({ groupId, group }) => ({ value: groupId, label: group.groupName })) ?? []}
          value={[...ids]}
          maxValues={MAX_CHOSEN}
          searchable
          clearable
          hidePickedOptions
          nothingFoundMessage={t('words:noResult')}
          w={260}
          onChange={choose}
        />
      ),
    },
  });
  const found = useFoundRows(COMPARISON_FILTERS, filters.filters, rows);
  const arrangement = useBundling();
  const columns = useComparisonColumns(hasSectors);
  const bundling = arrangement.bundling === 'sector' && !hasSectors ? 'group' : arrangement.bundling;
  const toList = (
    <Button component={Link} to={GROUP_LIST_HREF} variant="default">
      {t('toGroups')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} action={toList} />
      <RecordList
        source={{ ...source, rows }}
        found={found}
        filters={filters}
        filtersLabel={t('quick-groups:filters.label')}
        summary={t('quick-groups:count', { count: found.length })}
        empty={{ title: t('empty'), message: t('emptyText'), action: toList }}
        label={t('title')}
        listKey="quick-comparison"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
      />
      {found.length > 0 && (
        <Box component="section" mt="md" aria-label={t('charts')}>
          <ComparisonStatistics rows={found} />
          <ComparisonCharts
            entries={entriesOf(found, bundling, { speciesName, noSector: t('words:withoutSector') })}
            hasSectors={hasSectors}
            arrangement={arrangement}
          />
        </Box>
      )}
    </>
  );
}

function useSpeciesName(): (specieId: string) => string {
  const language = useLanguage();
  const { species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  return (id) => (species[id] === undefined ? id : speciesNameIn(species[id], language));
}

function namesOf(rows: readonly ComparedRow[] | undefined, ids: readonly string[]): string[] {
  return ids.flatMap((id) => rows?.find(({ groupId }) => groupId === id)?.group.groupName ?? []);
}

/** Returns the species of the groups by name, each once. */
function speciesOf(rows: readonly ComparedRow[] | undefined, nameOfSpecies: (id: string) => string) {
  const ids = [...new Set(rows?.flatMap(({ group }) => group.speciesIds))];
  return ids
    .map((value) => ({ value, label: nameOfSpecies(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
