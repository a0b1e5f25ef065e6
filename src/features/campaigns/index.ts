export { CampaignChooser } from './parts/CampaignChooser.tsx';
export { CampaignNotFound } from './parts/CampaignNotFound.tsx';
export { CampaignRecord } from './parts/CampaignRecord.tsx';
export { FirstCampaign } from './parts/FirstCampaign.tsx';
export { useLaunchedCampaigns } from './parts/useLaunchedCampaigns.ts';
