import { Anchor, Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { scanAnalysisHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { animalHref } from '#features/animals/index.ts';
import { CampaignChooser } from '#features/campaigns/index.ts';
import { daysName } from '#i18n/period-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { animalAnalysisHref, type AnimalPageKind } from '../addresses.ts';
import type { NamedAnimal } from '../reading/useAnimalAnalysis.ts';

/** The page of one animal's results: its head with the choice among its campaigns, the ways to what is near, and the content. */
export function AnimalFrame({
  kind,
  animal: { animalId, name },
  campaign,
  campaigns,
  filters,
  children,
}: {
  readonly kind: AnimalPageKind;
  readonly animal: NamedAnimal;
  readonly campaign: Campaign;
  /** those that concern the animal */
  readonly campaigns: readonly Campaign[];
  readonly filters: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('animal-analysis');
  const language = useLanguage();
  const { campaignId } = campaign;
  const other = kind === 'statistics' ? 'social' : 'statistics';
  const links = [
    [animalHref(animalId), t('toAnimal')],
    [animalAnalysisHref(other, animalId, campaignId), t(`values.toPage.${other}`)],
    [scanAnalysisHref(campaignId), t('toCampaign')],
  ] as const;
  return (
    <>
      <PageHeader
        title={t(`values.title.${kind}`, { name })}
        subtitle={daysName(campaign.startAtUnix, endOfDay(campaign.endAtUnix, ZONE), language)}
        action={
          <CampaignChooser
            campaigns={campaigns}
            chosen={campaign}
            hrefOf={(chosenId) => animalAnalysisHref(kind, animalId, chosenId)}
          />
        }
      />
      <Group component="nav" aria-label={t('links')} gap="lg" mb="xs">
        {links.map(([href, label]) => (
          <Anchor
            key={href}
            component={Link}
            to={href}
            fz="sm"
            style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {label}
          </Anchor>
        ))}
      </Group>
      {filters}
      <Box mt="md">{children}</Box>
    </>
  );
}
