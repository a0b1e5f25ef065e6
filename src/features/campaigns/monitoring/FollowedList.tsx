import { Button, Group } from '@mantine/core';
import { IconEye, IconPlayerPlay } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import type { FollowedPlan } from '#domain/campaign-monitoring/planned-state.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { startOf } from '#domain/time/typed-period.ts';
import { sessionHref, startHref } from '#features/observation-sessions/index.ts';
import { daysName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { namedChoices } from '#ui/filters/named-choices.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import type { useFollowedPlan } from '../parts/useFollowedPlan.ts';
import { FOLLOWED_FILTERS } from './followed-filters.ts';
import { type FollowedRow, followedRows, toBegin } from './followed-row.ts';
import { useFollowedColumns } from './useFollowedColumns.tsx';

const idOf = (row: FollowedRow) => row.id;
/** Missed ones stand first; within a state the rows keep the order of their hours. */
const MISSED_FIRST = { columnId: 'state', descending: false } as const;

/** The planned sessions of one method with what became of each, and the sessions beside the plan. */
export function FollowedList({
  campaign,
  plan,
  source: { refetch, unreadable, cutAfter },
  names,
}: {
  readonly campaign: Campaign;
  readonly plan: FollowedPlan;
  readonly source: Pick<ReturnType<typeof useFollowedPlan>, 'refetch' | 'unreadable' | 'cutAfter'>;
  readonly names: CampaignNames;
}) {
  const { t } = useTranslation(['monitoring', 'campaigns', 'words']);
  const { dateTime } = useFormat();
  const language = useLanguage();
  const columns = useFollowedColumns();
  const rows = useMemo(() => followedRows(plan, names), [plan, names]);
  const weekName = (week: string) => {
    const from = startOf(week, ZONE);
    return from === null ? week : daysName(from, addDays(from, 7, ZONE), language);
  };
  const filters = useRecordFilters(FOLLOWED_FILTERS, {
    search: { label: t('filters.search') },
    week: {
      label: t('filters.week'),
      all: t('filters.allWeeks'),
      choices: [...new Set(rows.map(({ week }) => week))]
        .toSorted()
        .map((value) => ({ value, label: weekName(value) })),
      width: 180,
    },
    observerId: {
      label: t('words:observer'),
      all: t('filters.allObservers'),
      choices: namedChoices(
        rows.flatMap(({ observerIds }) => observerIds.map((id) => [id, names.person(id)] as const)),
        language,
      ),
      width: 190,
    },
    state: { label: t('words:status'), nameOf: (state) => t(`values.planned.${state}`), width: 160 },
    enclosureId: {
      label: t('words:enclosure'),
      choices: namedChoices(
        rows.map(({ enclosureId, enclosureName }) => [enclosureId, enclosureName]),
        language,
      ),
      width: 190,
    },
  });
  const found = useFoundRows(FOLLOWED_FILTERS, filters.filters, rows);
  const nameOf = useCallback((row: FollowedRow) => `${dateTime(row.atUnix)} · ${row.enclosureName}`, [dateTime]);
  const actions = useCallback((row: FollowedRow) => <RowActions row={row} campaign={campaign} />, [campaign]);
  return (
    <RecordList
      source={{ rows, refetch, unreadable, cutAfter }}
      found={found}
      filters={filters}
      filtersLabel={t('filters.label')}
      summary={t('campaigns:plan.count', { count: found.length })}
      empty={{ title: t('empty.title'), message: t('empty.text') }}
      label={t('values.view.sessions')}
      listKey="campaign-monitoring"
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      rowActions={actions}
      actionsLabel={t('words:actions')}
      initialSort={MISSED_FIRST}
      exportAs={{ name: `${campaign.name} ${t('values.view.sessions')}` }}
    />
  );
}

function RowActions({ row, campaign }: { readonly row: FollowedRow; readonly campaign: Campaign }) {
  const { t } = useTranslation(['monitoring', 'words']);
  const { dateTime } = useFormat();
  const actor = useActor();
  const now = useNow();
  const mayRecord = mayDo(actor, 'campaign.record', campaignSubject(campaign));
  const planned = mayRecord ? toBegin(row, campaign, now) : null;
  const named = { date: dateTime(row.atUnix), name: row.enclosureName };
  const { campaignId } = campaign;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {planned !== null && (
        <Button
          component={Link}
          to={startHref({ campaignId, enclosureId: planned.enclosureId, plannedId: planned.plannedId })}
          variant="light"
          size="sm"
          mih={44}
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          aria-label={t('startNamed', named)}
        >
          {t('words:start')}
        </Button>
      )}
      {row.session !== null && (
        <Button
          component={Link}
          to={sessionHref(row.session.visitId)}
          variant="subtle"
          size="sm"
          mih={44}
          leftSection={<IconEye size={18} aria-hidden />}
          aria-label={t('seeNamed', named)}
        >
          {t('words:see')}
        </Button>
      )}
    </Group>
  );
}
