import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { HISTORY_FILTERS } from './history-filters.ts';
import { evaluationHref, type HistoryRow } from './history-row.ts';
import { HistoryChart } from './HistoryChart.tsx';
import { useHistoryColumns } from './useHistoryColumns.tsx';
import { useHistoryRows } from './useHistoryRows.ts';
import { useSpeciesChoices } from './useSpeciesChoices.ts';

const LATEST_FIRST = { columnId: 'period', descending: true } as const;
const idOf = ({ key }: HistoryRow) => key;
const hrefOf = ({ last }: HistoryRow) => evaluationHref(last);

/** /EvalHistory: the finished observation sessions, quick evaluations and evaluations of campaigns, by month or week. */
export function Component() {
  const { t } = useTranslation(['evaluation-history', 'words']);
  const species = useSpeciesChoices();
  const filters = useRecordFilters(HISTORY_FILTERS, {
    search: { label: t('filters.search') },
    unit: { label: t('filters.unit'), nameOf: (unit) => t(`values.unit.${unit}`), width: 150 },
    kind: {
      label: t('columns.kind'),
      all: t('words:allTypes'),
      nameOf: (kind) => t(`values.kinds.${kind}`),
      width: 210,
    },
    specieId: {
      label: t('words:species'),
      all: t('words:allSpecies'),
      choices: species,
      width: 190,
      isHidden: species.length === 0,
    },
    period: { label: t('words:from'), texts: { from: t('words:from'), until: t('filters.until') }, isMore: true },
  });
  const { unit, period, specieId } = filters.filters;
  const source = useHistoryRows(unit, period, specieId);
  const found = useFoundRows(HISTORY_FILTERS, filters.filters, source.rows);
  const columns = useHistoryColumns(unit);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {found.length > 0 && (
        <Box mb="md">
          <HistoryChart rows={found} unit={unit} />
        </Box>
      )}
      <RecordList
        source={source}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('count', { count: found.reduce((sum, { count }) => sum + count, 0) })}
        failed="evaluation/load-failed"
        empty={{ title: t('empty.title'), message: t('empty.text') }}
        isAskedByFilters
        label={t('title')}
        listKey="evaluation-history"
        columns={columns}
        rowId={idOf}
        rowName={({ subjectName }) => subjectName}
        rowHref={hrefOf}
        initialSort={LATEST_FIRST}
      />
    </>
  );
}
