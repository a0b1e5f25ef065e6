import { useTranslation } from 'react-i18next';
import { ListTable } from '#kit/list/ListTable.tsx';
import type { ExportOffer } from '#kit/list/export/export-offer.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { BulkAction } from '#ui/table/full/bulk-action.ts';
import type { AnimalOrigin, AnimalRow } from './animal-row.ts';
import { animalHref } from './animal-href.ts';
import { type AnimalColumnId, useAnimalColumns } from './useAnimalColumns.tsx';

const idOf = (row: AnimalRow) => row.animalId;
const nameOf = (row: AnimalRow) => row.name;
const hrefOf = (row: AnimalRow) => animalHref(row.animalId);

/**
 * Animals as a list, on their own page or on that of an enclosure, a sector or a group. The rows come from
 * `useAnimalRows`.
 */
export function AnimalTable({
  label,
  listKey,
  rows,
  origin,
  without,
  bulkActions,
  exportAs,
  fillsScreen,
}: {
  /** spoken name of the list */
  readonly label: string;
  /** key under which the person's settings of the list are stored */
  readonly listKey: string;
  readonly rows: readonly AnimalRow[];
  /** the animals of the list; absent: those of the establishment */
  readonly origin?: AnimalOrigin;
  /** columns that the page itself makes superfluous */
  readonly without?: readonly AnimalColumnId[];
  readonly bulkActions?: readonly BulkAction<AnimalRow>[];
  readonly exportAs?: ExportOffer<AnimalRow>;
  /** the list is its page */
  readonly fillsScreen?: boolean;
}) {
  const { t } = useTranslation('animals');
  const columns = useAnimalColumns(origin, without);
  if (rows.length === 0) return <EmptyState title={t('empty.title')} message={t('empty.here')} />;
  return (
    <ListTable
      label={label}
      listKey={listKey}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      hasPlainCells
      bulkActions={bulkActions}
      exportAs={exportAs}
      fillsScreen={fillsScreen}
    />
  );
}
