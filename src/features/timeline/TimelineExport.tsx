import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#domain/timeline/entry.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { ListExport } from '#kit/list/export/ListExport.tsx';
import { useBoundName } from '#i18n/useBoundName.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import type { TimelineFilters } from './timeline-filters.ts';
import type { TimelineNames } from './useTimelineNames.ts';

/** What is shown of the timeline, as a file. */
export function TimelineExport({
  entries,
  names,
  filters,
  hasMore,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly names: TimelineNames;
  readonly filters: TimelineFilters;
  readonly hasMore: boolean;
}) {
  const { t } = useTranslation(['timeline', 'words']);
  const { dateTime, list } = useFormat();
  const boundName = useBoundName();
  const columns = useMemo<readonly DataColumn<TimelineEntry>[]>(
    () => [
      column(
        'at',
        t('columns.at'),
        ({ atUnix }) => dateTime(atUnix),
        ({ atUnix }) => ({ instant: atUnix }),
      ),
      column('what', t('columns.what'), names.what),
      { ...column('subject', t('columns.subject'), names.subject), isTitle: true },
      column('sectors', t('words:sectors'), (entry) => list(names.sectorsOf(entry))),
      column('by', t('columns.by'), ({ by }) => names.personName(by)),
    ],
    [t, dateTime, list, names],
  );
  const facts: ExportFact[] = [
    { label: t('filters.kinds'), value: list(filters.kinds.map((kind) => t(`values.kind.${kind}`))) },
    {
      label: t('words:sector'),
      value: names.sectors.find((one) => one.sectorId === filters.sectorId)?.sectorName ?? '',
    },
    { label: t('filters.animal'), value: new Map(names.animals).get(filters.animalId ?? '') ?? '' },
    { label: t('filters.person'), value: names.personName(filters.personId) },
    { label: t('words:from'), value: boundName(filters.from) },
    { label: t('filters.until'), value: boundName(filters.until) },
  ].filter(({ value }) => value !== '');
  return (
    <ListExport
      offerNow={() => ({ name: t('title'), facts, isPart: hasMore })}
      shownNow={() => ({
        rows: entries,
        columns,
        allColumns: columns,
        sort: null,
        answers: {},
        arrange: (rows) => rows,
      })}
    />
  );
}

function column(
  id: string,
  header: string,
  text: (entry: TimelineEntry) => string,
  exportValue: DataColumn<TimelineEntry>['exportValue'] = text,
): DataColumn<TimelineEntry> {
  return { id, header, cell: text, exportValue };
}
