import { Menu } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#domain/timeline/entry.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { ListExport } from '#kit/list/export/ListExport.tsx';
import { ViewMenu } from '#kit/list/ViewMenu.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import type { TimelineNames } from './useTimelineNames.ts';

/** The shown part of the timeline, as a file. */
export function TimelineExport({
  entries,
  names,
  facts,
  hasMore,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly names: TimelineNames;
  /** the filters in words */
  readonly facts: readonly ExportFact[];
  readonly hasMore: boolean;
}) {
  const { t } = useTranslation(['timeline', 'words']);
  const { dateTime, list } = useFormat();
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
      menu={(files, isBusy) => (
        <ViewMenu isBusy={isBusy}>
          {files}
          <Menu.Divider />
        </ViewMenu>
      )}
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
