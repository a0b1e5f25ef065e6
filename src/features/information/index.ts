export { InformationPanel } from './InformationPanel.tsx';
export { ShownInformation } from './ShownInformation.tsx';
