export { ListTable, type ListTableProps } from './ListTable.tsx';
export { ListFilters } from './ListFilters.tsx';
export type { AllRows, ExportFact, ExportOffer, ReadingWay } from './export/export-offer.ts';
export { ListExport } from './export/ListExport.tsx';
