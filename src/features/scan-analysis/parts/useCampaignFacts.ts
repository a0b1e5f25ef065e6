import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { ZONE } from '#domain/time/epoch.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { ethogramVersionOf } from './ethogram-version.ts';

/** Returns the first facts of every file of analyses: the campaign, its ethogram with the version, the zone of all times. */
export function useCampaignFacts(campaign: Campaign): readonly ExportFact[] {
  const { t } = useTranslation(['analyses', 'words']);
  return [
    { label: t('words:campaign'), value: campaign.name },
    { label: t('facts.ethogram'), value: ethogramVersionOf(campaign) },
    { label: t('facts.timeZone'), value: ZONE },
  ];
}
