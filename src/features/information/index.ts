export { InformationPanel } from './InformationPanel.tsx';
export { ShownInformation } from './ShownInformation.tsx';
export { UrgentInformation } from './shown/UrgentInformation.tsx';
