export { FindingPanel } from './parts/FindingPanel.tsx';
export { numberColumn, textColumn, titleColumn } from './parts/columns.ts';
export { useFigures } from './parts/useFigures.ts';
export { type CampaignGround, useCampaignGround } from './reading/useCampaignGround.ts';
export { useCampaignHeads } from './reading/useCampaignHeads.ts';
export { Reading } from './parts/SampleLine.tsx';
