import { Button, Group, Switch, Text } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelsQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Label, LabelKind } from '#domain/taxonomy/taxonomy.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { useRowSearch } from '#ui/filters/useRowSearch.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { ArchivedNote } from './ArchivedNote.tsx';
import { type LabelRow, labelRows } from './label-rows.ts';
import { useSaveLabel } from './useSaveLabel.ts';

const NONE: readonly Label[] = [];
const idOf = (row: LabelRow) => row.id;
const nameOf = (row: LabelRow) => row.name;
const textOf = (row: LabelRow) => row.searchText;

/** The tags, the categories or the goals: in use, or archived, each with what may be done to it. */
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
  const [search, setSearch] = useState('');
  const [showsArchived, setShowsArchived] = useState(false);
  const [lastArchived, setLastArchived] = useState<Label | null>(null);
  const columns = useColumns();
  const rows = useMemo(() => labelRows(data ?? NONE, language, showsArchived), [data, language, showsArchived]);
  const shown = useRowSearch(rows, textOf, search).rows;
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
          {label.archived ? t('labels.restore') : t('labels.archive')}
        </Button>
      </Group>
    ),
    // What archives and restores is the same for every row, whenever it was made.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, onEdit, kind],
  );
  if (data === undefined) {
    if (error === undefined) return <LoadingState label={t('loading')} />;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <FilterBar
        label={t('filters.label')}
        summary={t('labels.count', { count: shown.length })}
        clearLabel={t('words:clearFilters')}
        {...(search === '' ? {} : { onClear: () => setSearch('') })}
      >
        <SearchField
          label={t('taxa.search')}
          placeholder={t('taxa.search')}
          clearLabel={t('words:clearSearch')}
          value={search}
          onSearch={setSearch}
        />
        <Switch
          label={t('labels.showArchived')}
          checked={showsArchived}
          mih={44}
          styles={{ body: { alignItems: 'center', minHeight: 44 } }}
          onChange={(event) => setShowsArchived(event.currentTarget.checked)}
        />
      </FilterBar>
      {lastArchived !== null && (
        <ArchivedNote
          label={lastArchived}
          onUndo={() => void restore(lastArchived)}
          onClose={() => setLastArchived(null)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={showsArchived ? t('labels.noneArchived') : t('labels.noneTitle')}
          message={search === '' ? t('labels.noneText') : t('taxa.noneText')}
        />
      ) : (
        <ListTable
          listKey={`labels-${kind}`}
          label={t(`values.labelKind.${kind}`)}
          columns={columns}
          rows={shown}
          rowId={idOf}
          rowName={nameOf}
          initialSort={{ columnId: 'name', descending: false }}
          exportAs={{ name: t(`values.labelKind.${kind}`) }}
          {...(mayEdit ? { rowActions: actions, actionsLabel: t('words:actions') } : {})}
        />
      )}
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
