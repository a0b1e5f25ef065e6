import { Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignsInPlaces } from '#domain/campaign-monitoring/campaigns-in-places.ts';
import { useNow } from '#i18n/useNow.ts';
import { useCampaigns } from '../parts/useCampaigns.ts';
import { useEnclosureNames } from '../parts/useEnclosureNames.ts';
import { CampaignCards } from './CampaignCards.tsx';

/**
 * The campaigns that run in some enclosures of a sector, each with its next planned session; nothing without one. It
 * reads no session.
 */
export function SectorObservation({ enclosureIds }: { readonly enclosureIds: readonly string[] }) {
  const { t } = useTranslation('observed-places');
  const { campaigns } = useCampaigns();
  const enclosureName = useEnclosureNames();
  const now = useNow();
  const headingId = useId();
  const found = campaignsInPlaces(campaigns ?? [], enclosureIds, null, now);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} fz="lg" mb="sm" id={headingId}>
        {t('title')}
      </Title>
      <CampaignCards found={found} enclosureName={enclosureName} />
    </section>
  );
}
