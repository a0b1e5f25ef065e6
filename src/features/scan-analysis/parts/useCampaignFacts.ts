import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { ZONE } from '#domain/time/epoch.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { ethogramVersionOf } from './ethogram-version.ts';

/** Returns the first facts of every file of analyses: the campaigns, their ethograms with the versions, the zone of all times. */
export function useCampaignFacts(campaigns: readonly Campaign[]): readonly ExportFact[] {
  const { t } = useTranslation(['analyses', 'words']);
  return [
    { label: t('words:campaign'), value: campaigns.map(({ name }) => name).join(' · ') },
    { label: t('facts.ethogram'), value: ethogramVersionOf(campaigns) },
    { label: t('facts.timeZone'), value: ZONE },
  ];
}
