export { evaluationHref, historyHref } from './history-row.ts';
export { HistoryChart } from './HistoryChart.tsx';
export { useSpeciesHistory } from './useSpeciesHistory.ts';
