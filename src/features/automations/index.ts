export { MissedRuns } from './MissedRuns.tsx';
/** Fetches the list of automations, which the dashboard, with its missed runs alone, does not need. */
export const loadAutomationsPanel = async () => (await import('./AutomationsPanel.tsx')).AutomationsPanel;
