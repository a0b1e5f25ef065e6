import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { CAMPAIGN_LIST_HREF } from '../addresses.ts';

/** Stands where there is no such campaign, or none for this person. */
export function CampaignNotFound() {
  const { t } = useTranslation('campaigns');
  return <RecordNotFound title={t('notFound')} listHref={CAMPAIGN_LIST_HREF} />;
}
