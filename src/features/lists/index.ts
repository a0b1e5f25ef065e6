export { ListTable, type ListTableProps } from './ListTable.tsx';
export type { ExportFact, ExportOffer } from './export/export-offer.ts';
export { ListExport } from './export/ListExport.tsx';
