export { MissedRuns } from './MissedRuns.tsx';
export { AutomationsPanel } from './AutomationsPanel.tsx';
