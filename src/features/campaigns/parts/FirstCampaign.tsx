import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useNow } from '#i18n/useNow.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { CAMPAIGN_LIST_HREF } from '../addresses.ts';
import { campaignState } from './campaign-state.ts';
import { useLaunchedCampaigns } from './useLaunchedCampaigns.ts';

const allOf = (launched: readonly Campaign[]) => launched;

/** The address of a page without a campaign leads to the first one that runs, else to the first one that was launched; the latest stand first. */
export function FirstCampaign({
  path,
  among = allOf,
  words: { title, subtitle, emptyTitle, emptyText },
}: {
  readonly path: string;
  /** returns those of the launched campaigns that the page can show, the preferred ones first */
  readonly among?: (launched: readonly Campaign[]) => readonly Campaign[];
  readonly words: Readonly<Record<'title' | 'subtitle' | 'emptyTitle' | 'emptyText', string>>;
}) {
  const { t } = useTranslation('campaigns');
  const [parameters] = useSearchParams();
  const now = useNow();
  const isLeaving = useNavigation().state !== 'idle';
  const { launched, error, refetch } = useLaunchedCampaigns();
  const fitting = launched && among(launched);
  const first = fitting?.find((one) => campaignState(one, now) === 'active') ?? fitting?.[0];
  if (first !== undefined) {
    // A person on the way to another page is not called back.
    if (isLeaving) return <PageHeader title={title} subtitle={subtitle} />;
    const address = new URLSearchParams(parameters);
    address.set('campaignId', first.campaignId);
    return <Navigate to={`${path}?${address.toString()}`} replace />;
  }
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <RecordState asked={{ record: fitting, error, refetch }} notFound={null} isWholePage>
        {() => (
          <EmptyState
            title={emptyTitle}
            message={emptyText}
            action={
              <Button component={Link} to={CAMPAIGN_LIST_HREF} variant="light">
                {t('toCampaigns')}
              </Button>
            }
          />
        )}
      </RecordState>
    </>
  );
}
