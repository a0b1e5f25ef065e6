import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useListAuditMutation } from '#data/establishments/administration.endpoints.ts';
import type { AuditFilter } from '#data/establishments/audit-question.ts';
import type { AuditLogEntry } from '#domain/audit/audit-log.ts';
import type { ExportFact, ExportOffer } from '#kit/list/export/export-offer.ts';
import { ListExport } from '#kit/list/export/ListExport.tsx';
import type { Revision } from '#kit/revisions/revision.ts';
import type { DataColumn } from '#ui/table/columns.ts';

/** The audit log as a file: every entry of the chosen kind and person, with its changes in words. */
export function AuditExport({
  filter,
  facts,
  revisionsOf,
}: {
  readonly filter: AuditFilter;
  readonly facts: readonly ExportFact[];
  readonly revisionsOf: (entries: readonly AuditLogEntry[]) => Promise<Revision[]>;
}) {
  const { t } = useTranslation('establishment');
  const [listAudit] = useListAuditMutation();
  const columns: DataColumn<Revision>[] = [
    { id: 'at', header: t('audit.at'), cell: () => null, exportValue: ({ at }) => ({ instant: at }) },
    { id: 'what', header: t('audit.what'), cell: ({ title }) => title },
    { id: 'by', header: t('audit.by'), cell: ({ byName = '' }) => byName },
    { id: 'changes', header: t('audit.changes'), cell: ({ changes = [] }) => changes.map(lineOf).join('\n') },
  ];
  const offer: ExportOffer<Revision> = {
    name: t('audit.title'),
    facts,
    async allRows({ signal }) {
      const { items, isCut } = await listAudit(filter).unwrap();
      const rows = await revisionsOf(items);
      signal.throwIfAborted();
      return { rows, cutAfter: isCut ? items.length : null };
    },
  };
  const shown = { rows: [], columns, allColumns: columns, sort: null, answers: {}, arrange: <T,>(rows: T) => rows };
  return (
    <Group gap={0}>
      <ListExport offerNow={() => offer} shownNow={() => shown} />
    </Group>
  );
}

function lineOf({ label, from, to }: NonNullable<Revision['changes']>[number]): string {
  return `${label}: ${[from, to].filter((one) => one !== null).join(' → ')}`;
}
