import { Button, Group, Text } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelsQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Label, LabelKind } from '#domain/taxonomy/taxonomy.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { ArchivedNote } from './ArchivedNote.tsx';
import { LABEL_FILTERS, type LabelRow, labelRows } from './label-rows.ts';
import { useSaveLabel } from './useSaveLabel.ts';

const BY_NAME = { columnId: 'name', descending: false };
const idOf = (row: LabelRow) => row.id;
const nameOf = (row: LabelRow) => row.name;

/** The tags, the categories or the goals: in use, or archived, each with its actions. */
export function LabelList({
  kind,
  mayEdit,
  onEdit,
}: {
  readonly kind: LabelKind;
  readonly mayEdit: boolean;
  readonly onEdit: (label: Label) => void;
}) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const language = useLanguage();
  const { data, error, refetch } = useLabelsQuery(kind);
  const { setArchived } = useSaveLabel(kind);
  const [lastArchived, setLastArchived] = useState<Label | null>(null);
  const columns = useColumns();
  const rows = useMemo(() => data && labelRows(data, language), [data, language]);
  const filters = useRecordFilters(LABEL_FILTERS, {
    search: { label: t('taxa.search') },
    isArchived: { label: t('labels.showArchived') },
  });
  const found = useFoundRows(LABEL_FILTERS, filters.filters, rows);
  const archive = async (label: Label) => {
    if (await setArchived(label, true)) setLastArchived(label);
  };
  const restore = async (label: Label) => {
    if (await setArchived(label, false)) setLastArchived(null);
  };
  const actions = useCallback(
    ({ label, name }: LabelRow) => (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <Button
          variant="subtle"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={t('labels.renameNamed', { name })}
          onClick={() => onEdit(label)}
        >
          {t('labels.rename')}
        </Button>
        <Button
          variant="subtle"
          leftSection={
            label.archived ? <IconArrowBackUp size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />
          }
          aria-label={label.archived ? t('labels.restoreNamed', { name }) : t('labels.archiveNamed', { name })}
          onClick={() => void (label.archived ? restore(label) : archive(label))}
        >
          {label.archived ? t('words:restore') : t('words:archive')}
        </Button>
      </Group>
    ),
    // The functions that archive and restore are the same for every row.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, onEdit, kind],
  );
  return (
    <>
      {lastArchived !== null && (
        <ArchivedNote
          label={lastArchived}
          onUndo={() => void restore(lastArchived)}
          onClose={() => setLastArchived(null)}
        />
      )}
      <RecordList
        source={{ rows, error, refetch }}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('labels.count', { count: found.length })}
        empty={{ title: t('labels.noneTitle'), message: t('labels.noneText') }}
        listKey={`labels-${kind}`}
        label={t(`values.labelKind.${kind}`)}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        initialSort={BY_NAME}
        {...(mayEdit ? { rowActions: actions, actionsLabel: t('words:actions') } : {})}
      />
    </>
  );
}

function useColumns(): readonly DataColumn<LabelRow>[] {
  const { t } = useTranslation(['taxonomy', 'words']);
  const { list } = useFormat();
  return useMemo(() => {
    const languagesOf = (row: LabelRow) => list(row.languages.map((one) => LANGUAGE_NAMES[one]));
    return [
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        cell: (row: LabelRow) => row.name,
        sortValue: (row: LabelRow) => row.name,
      },
      {
        id: 'languages',
        header: t('labels.languages'),
        cell: (row: LabelRow) => <Text fz="sm">{languagesOf(row)}</Text>,
        exportValue: languagesOf,
      },
    ];
  }, [t, list]);
}
