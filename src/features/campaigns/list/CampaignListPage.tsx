import { Button } from '@mantine/core';
import { IconDice5, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { campaignHref } from '#domain/campaigns/campaign-href.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { NEW_CAMPAIGN_HREF, RANDOM_HREF } from '../addresses.ts';
import { useCampaignRights } from '../parts/useCampaignRights.ts';
import { CAMPAIGN_FILTERS } from './campaign-filters.ts';
import type { CampaignRow } from './campaign-row.ts';
import { useCampaignColumns } from './useCampaignColumns.tsx';
import { useCampaignRows } from './useCampaignRows.ts';

const idOf = (row: CampaignRow) => row.campaignId;
const nameOf = (row: CampaignRow) => row.campaign.name;
const hrefOf = (row: CampaignRow) => campaignHref(row.campaignId);
const LATEST_FIRST = { columnId: 'dates', descending: true };

/** /campaignListView: the campaigns of the establishment. */
export function Component() {
  const { t } = useTranslation(['campaigns', 'words']);
  const { mayCreate } = useCampaignRights();
  const columns = useCampaignColumns();
  const filters = useRecordFilters(CAMPAIGN_FILTERS, {
    search: { label: t('filters.search') },
    state: { label: t('words:status'), nameOf: (state) => t(`values.state.${state}`), width: 200 },
    type: {
      label: t('words:type'),
      all: t('words:allTypes'),
      nameOf: (type) => t(`values.type.${type}`),
      width: 180,
    },
    isMine: { label: t('filters.mine') },
  });
  const source = useCampaignRows(filters.filters.state === 'archived');
  const found = useFoundRows(CAMPAIGN_FILTERS, filters.filters, source.rows);
  const create = mayCreate && (
    <Button component={Link} to={NEW_CAMPAIGN_HREF} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </Button>
  );
  const actions = (
    <>
      <Button component={Link} to={RANDOM_HREF} variant="default" leftSection={<IconDice5 size={18} aria-hidden />}>
        {t('toRandom')}
      </Button>
      {create}
    </>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} action={actions} />
      <RecordList
        source={source}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('count', { count: found.length })}
        empty={{
          title: t('empty.title'),
          message: mayCreate ? t('empty.first') : t('empty.none'),
          action: create,
        }}
        isAskedByFilters
        label={t('title')}
        listKey="campaigns"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        initialSort={LATEST_FIRST}
      />
    </>
  );
}
