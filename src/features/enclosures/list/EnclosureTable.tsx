import type { ExportOffer } from '#kit/list/export/export-offer.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import { enclosureHref } from '../addresses.ts';
import type { EnclosureRow } from './enclosure-row.ts';
import { type EnclosureColumnId, useEnclosureColumns } from './useEnclosureColumns.tsx';

const NOTHING: readonly EnclosureColumnId[] = [];
const idOf = (row: EnclosureRow) => row.enclosureId;
const nameOf = (row: EnclosureRow) => row.name;
const hrefOf = (row: EnclosureRow) => enclosureHref(row.enclosureId);

/** Enclosures as a list, on their own page or on that of a sector. The rows come from `useEnclosureRows`. */
export function EnclosureTable({
  label,
  listKey,
  rows,
  without = NOTHING,
  exportAs,
}: {
  /** spoken name of the list */
  readonly label: string;
  /** key under which the person's settings of the list are stored */
  readonly listKey: string;
  readonly rows: readonly EnclosureRow[];
  /** columns that the page itself makes superfluous */
  readonly without?: readonly EnclosureColumnId[];
  readonly exportAs?: ExportOffer<EnclosureRow>;
}) {
  const columns = useEnclosureColumns(without);
  return (
    <ListTable
      label={label}
      listKey={listKey}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      exportAs={exportAs}
    />
  );
}
