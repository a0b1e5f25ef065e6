import { loadNamespaces } from '#i18n/start.ts';

export { CampaignChooser } from './parts/CampaignChooser.tsx';
export { CampaignNotFound } from './parts/CampaignNotFound.tsx';
export { CampaignRecord } from './parts/CampaignRecord.tsx';
export { FirstCampaign } from './parts/FirstCampaign.tsx';
export { useLaunchedCampaigns } from './parts/useLaunchedCampaigns.ts';

/** Fetches the observations of today, with their words. */
export const loadDayObservations = async () => {
  const [part] = await Promise.all([
    import('./day/DayObservations.tsx'),
    loadNamespaces(['day-observations', 'monitoring']),
  ]);
  return { default: part.DayObservations };
};
