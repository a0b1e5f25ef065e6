import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CAMPAIGN_TYPES } from '#domain/campaigns/campaign-type.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { groupedChoices } from '#ui/filters/grouped-choices.ts';

/** The choice of the campaign that a page shows, kept in the address; campaigns of different types stand apart. */
export function CampaignChooser({
  campaigns,
  chosen,
  hrefOf,
}: {
  readonly campaigns: readonly Campaign[];
  readonly chosen: Campaign;
  /** the address of the page for a campaign */
  readonly hrefOf: (campaignId: string) => string;
}) {
  const { t } = useTranslation(['campaigns', 'words']);
  const navigate = useNavigate();
  const isListed = campaigns.some(({ campaignId }) => campaignId === chosen.campaignId);
  const all = isListed ? campaigns : [chosen, ...campaigns];
  const choices = CAMPAIGN_TYPES.flatMap((type) =>
    all
      .filter((campaign) => campaign.type === type)
      .map(({ campaignId, name }) => ({ value: campaignId, label: name, group: t(`values.type.${type}`) })),
  );
  return (
    <SearchSelect
      aria-label={t('words:campaign')}
      placeholder={t('choose')}
      data={groupedChoices(choices)}
      value={chosen.campaignId}
      allowDeselect={false}
      nothingFoundMessage={t('words:noResult')}
      w={{ base: '100%', sm: 320 }}
      onChange={(campaignId) => {
        if (campaignId !== null) void navigate(hrefOf(campaignId));
      }}
    />
  );
}
