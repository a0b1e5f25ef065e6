export { ListTable, type ListTableProps } from './ListTable.tsx';
export type { ExportFact, ExportOffer } from './export/export-offer.ts';
export { useListSettings } from './useListSettings.ts';
