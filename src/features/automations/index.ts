export { AutomationsPanel } from './AutomationsPanel.tsx';
