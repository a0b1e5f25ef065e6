import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { monitoringHref } from '#domain/campaigns/campaign-href.ts';
import { CAMPAIGN_TYPES } from '#domain/campaigns/campaign-type.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { groupedChoices } from '#ui/filters/grouped-choices.ts';

/** The choice of the campaign to monitor, kept in the address; campaigns of different types stand apart. */
export function CampaignChooser({
  campaigns,
  chosen,
}: {
  readonly campaigns: readonly Campaign[];
  readonly chosen: Campaign | null;
}) {
  const { t } = useTranslation(['monitoring', 'campaigns', 'words']);
  const navigate = useNavigate();
  const isListed = chosen === null || campaigns.some(({ campaignId }) => campaignId === chosen.campaignId);
  const all = isListed ? campaigns : [chosen, ...campaigns];
  const choices = CAMPAIGN_TYPES.flatMap((type) =>
    all
      .filter((campaign) => campaign.type === type)
      .map(({ campaignId, name }) => ({ value: campaignId, label: name, group: t(`campaigns:values.type.${type}`) })),
  );
  return (
    <SearchSelect
      aria-label={t('words:campaign')}
      placeholder={t('choose')}
      data={groupedChoices(choices)}
      value={chosen?.campaignId ?? null}
      allowDeselect={false}
      nothingFoundMessage={t('words:noResult')}
      w={{ base: '100%', sm: 320 }}
      onChange={(campaignId) => {
        if (campaignId !== null) void navigate(monitoringHref(campaignId));
      }}
    />
  );
}
