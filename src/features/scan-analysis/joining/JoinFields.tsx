import { Button, Collapse, List, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignsFor, useCampaignsQuery } from '#data/campaigns/campaigns.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { JOIN_REFUSALS, type JoinOffer, joinOffer, MAX_JOINED_CAMPAIGNS } from '#domain/scan-analysis/join-refusal.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import { groupedChoices } from '#ui/filters/grouped-choices.ts';
import type { Companions } from './useCompanions.ts';

/** The choice of the campaigns that are joined, renewals first, and why others are not offered. */
export function JoinFields({ campaign, companions }: { readonly campaign: Campaign; readonly companions: Companions }) {
  const { t } = useTranslation(['joined-campaigns', 'words']);
  const { number } = useFormat();
  const actor = useActor();
  const inUse = useCampaignsQuery(campaignsFor(actor)).data?.items ?? [];
  const archived = useCampaignsQuery(campaignsFor(actor, true)).data?.items ?? [];
  const { offered, refused } = joinOffer(actor, campaign, [...inUse, ...archived]);
  const groupOf = ({ campaign: one, isRenewal }: JoinOffer<Campaign>['offered'][number]) => {
    if (isRenewal) return t('values.group.renewal');
    return one.status === 'archived' ? t('values.group.archived') : t('values.group.inUse');
  };
  const joined = (companions.joined ?? []).map(({ campaignId, name }) => ({ value: campaignId, label: name }));
  const choices = offered.map((one) => ({
    ...{ value: one.campaign.campaignId, label: one.campaign.name, group: groupOf(one) },
  }));
  // Campaigns of the address stand in the field before their list has come.
  const early = joined.filter(({ value }) => choices.every((one) => one.value !== value));
  const most = MAX_JOINED_CAMPAIGNS - 1;
  const isFull = joined.length >= most;
  return (
    <Stack gap="xs" maw="80ch">
      {choices.length + early.length > 0 ? (
        <SearchMultiSelect
          label={t('field')}
          description={isFull ? t('full', { most: number(MAX_JOINED_CAMPAIGNS) }) : t('hint')}
          placeholder={joined.length === 0 ? t('placeholder') : ''}
          data={groupedChoices([...early, ...choices])}
          value={joined.map(({ value }) => value)}
          maxValues={most}
          clearable
          hidePickedOptions
          nothingFoundMessage={t('words:noResult')}
          onChange={companions.choose}
        />
      ) : (
        <Text fz="sm">{campaign.type === 'training' ? t('values.reason.training') : t('none')}</Text>
      )}
      {refused.length > 0 && campaign.type !== 'training' && <Refused refused={refused} />}
    </Stack>
  );
}

/** The campaigns that are not offered, by the reason. */
function Refused({ refused }: Pick<JoinOffer<Campaign>, 'refused'>) {
  const { t } = useTranslation('joined-campaigns');
  const { list, number } = useFormat();
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  const byReason = Map.groupBy(refused, ({ reason }) => reason);
  return (
    <div>
      <Button variant="subtle" size="sm" mih={44} px="xs" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {t('whyNot', { shown: number(refused.length) })}
      </Button>
      <Collapse expanded={isOpen} id={id}>
        <List fz="sm" spacing={4}>
          {JOIN_REFUSALS.filter((reason) => byReason.has(reason)).map((reason) => (
            <List.Item key={reason}>
              {t(`values.reason.${reason}`)} {list((byReason.get(reason) ?? []).map(({ campaign }) => campaign.name))}
            </List.Item>
          ))}
        </List>
      </Collapse>
    </div>
  );
}
