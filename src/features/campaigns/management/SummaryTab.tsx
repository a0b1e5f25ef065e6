import { Alert, Paper, Stack } from '@mantine/core';
import { IconInfoCircle, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { contentOfCampaign } from '#domain/campaigns/tidy-campaign.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CampaignFacts } from '../parts/CampaignFacts.tsx';
import type { CampaignNames } from '../parts/useCampaignNames.ts';

/** The whole campaign in words, with the frozen versions of its content, and why it was stopped. */
export function SummaryTab({ campaign, names }: { readonly campaign: Campaign; readonly names: CampaignNames }) {
  const { t } = useTranslation('campaigns');
  const { dateTime } = useFormat();
  const { launchedAtUnix, stoppedAtUnix, stopReason } = campaign;
  return (
    <Stack gap="md" maw={860}>
      {stoppedAtUnix !== null && (
        <Alert
          role="note"
          color="red"
          variant="light"
          icon={<IconPlayerStop size={18} aria-hidden />}
          title={t('stoppedOn', { date: dateTime(stoppedAtUnix) })}
        >
          {stopReason}
        </Alert>
      )}
      <Alert role="note" color="blue" variant="light" icon={<IconInfoCircle size={18} aria-hidden />}>
        {launchedAtUnix === null ? t('notLaunched') : t('launchedOn', { date: dateTime(launchedAtUnix) })}
      </Alert>
      <Paper withBorder p={{ base: 'sm', sm: 'lg' }}>
        <CampaignFacts
          content={contentOfCampaign(campaign)}
          versions={launchedAtUnix === null ? null : campaign}
          names={names}
        />
      </Paper>
    </Stack>
  );
}
