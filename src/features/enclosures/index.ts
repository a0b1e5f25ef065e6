export { enclosureHref, newEnclosureHref } from './addresses.ts';
export { EnclosureTable } from './list/EnclosureTable.tsx';
export { useEnclosureRows } from './list/useEnclosureRows.ts';
