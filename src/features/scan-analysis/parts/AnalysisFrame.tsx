import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { CampaignChooser, useLaunchedCampaigns } from '#features/campaigns/index.ts';
import { daysName } from '#i18n/period-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** The page of a campaign's analyses: its head with the choice of the campaign, the filters, and the content below. */
export function AnalysisFrame({
  title,
  campaign,
  hrefOf,
  filters,
  children,
}: {
  readonly title: string;
  readonly campaign: Campaign;
  /** the address of the same page for another campaign */
  readonly hrefOf: (campaignId: string) => string;
  readonly filters: ReactNode;
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  const { launched } = useLaunchedCampaigns();
  return (
    <>
      <PageHeader
        title={title}
        subtitle={daysName(campaign.startAtUnix, endOfDay(campaign.endAtUnix, ZONE), language)}
        action={<CampaignChooser campaigns={launched ?? []} chosen={campaign} hrefOf={hrefOf} />}
      />
      {filters}
      <Box mt="md">{children}</Box>
    </>
  );
}
