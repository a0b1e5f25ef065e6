export { enclosureHref, newEnclosureHref } from './addresses.ts';
export type { EnclosureRow } from './list/enclosure-row.ts';
export { EnclosureTable } from './list/EnclosureTable.tsx';
export { useEnclosureRows } from './list/useEnclosureRows.ts';
