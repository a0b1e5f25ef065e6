import { Button, Group } from '@mantine/core';
import { IconChartBar, IconPlayerPlay } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { MAX_SESSIONS_READ } from '#domain/observation-sessions/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { namedChoices } from '#ui/filters/named-choices.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { sessionHref, sessionResultHref, startHref } from '../addresses.ts';
import { SessionFiles } from '../export/SessionFiles.tsx';
import { SessionImport } from '../import/SessionImport.tsx';
import { SessionImportLink } from '../import/SessionImportLink.tsx';
import { useCampaignRight, useCampaigns } from '../parts/useCampaigns.ts';
import { useContentOnDevice } from '../parts/useContentOnDevice.ts';
import { useEnclosureNames } from '../parts/useEnclosureNames.ts';
import { PlannedSessions } from './PlannedSessions.tsx';
import { plannedFor } from './planned-for.ts';
import { SESSION_FILTERS } from './session-filters.ts';
import type { SessionRow } from './session-row.ts';
import { useSessionColumns } from './useSessionColumns.tsx';
import { useSessionRows } from './useSessionRows.ts';

const LATEST_FIRST = { columnId: 'date', descending: true } as const;
const idOf = (row: SessionRow) => row.visitId;
const hrefOf = (row: SessionRow) => sessionHref(row.visitId);
const actionsOf = (row: SessionRow) => <RowAction row={row} />;

/**
 * /ObsSessionListView: what the person is to observe, and the observation sessions of the establishment; at `?import=1` the
 * import of sessions from a file.
 */
export function Component() {
  const [parameters] = useSearchParams();
  return parameters.get('import') === '1' ? <SessionImport /> : <SessionList />;
}

function SessionList() {
  const { t } = useTranslation(['sessions', 'words']);
  const { userId } = useActor();
  const { dateTime } = useFormat();
  const language = useLanguage();
  const now = useNow();
  const { campaigns } = useCampaigns();
  const source = useSessionRows(campaigns);
  const columns = useSessionColumns();
  const enclosureNameOf = useEnclosureNames();
  const mayRecord = useCampaignRight('campaign.record');
  const { rows } = source;
  const planned = useMemo(
    () =>
      rows === undefined
        ? []
        : plannedFor(
            userId,
            campaigns ?? [],
            rows.map(({ session }) => session),
            now,
          ),
    [userId, campaigns, rows, now],
  );
  const hasKnown = rows?.some(({ flags }) => flags.includes('known')) === true;
  const choicesOf = (of: (row: SessionRow) => readonly [string, string]) =>
    namedChoices((rows ?? []).map(of), language);
  const filters = useRecordFilters(SESSION_FILTERS, {
    search: { label: t('filters.search') },
    campaignId: {
      label: t('words:campaign'),
      all: t('filters.allCampaigns'),
      choices: choicesOf(({ session, campaignName }) => [session.campaignId, campaignName]),
      width: 220,
    },
    isMine: { label: t('filters.mine') },
    enclosureId: {
      label: t('words:enclosure'),
      choices: choicesOf(({ session, enclosureName }) => [session.enclosureId, enclosureName]),
      width: 190,
    },
    observerId: {
      label: t('words:observer'),
      all: t('filters.allObservers'),
      choices: choicesOf(({ session, observerName }) => [session.observerId, observerName]),
      width: 190,
    },
    method: { label: t('columns.method'), nameOf: (value) => t(`values.method.${value}`), width: 150, isMore: true },
    status: { label: t('words:status'), nameOf: (value) => t(`values.status.${value}`), width: 170, isMore: true },
    isKnown: { label: t('values.flag.known'), isMore: true, isHidden: !hasKnown },
    isShort: { label: t('filters.short'), isMore: true },
    isInvalid: { label: t('filters.invalid'), isMore: true },
  });
  const found = useFoundRows(SESSION_FILTERS, filters.filters, rows);
  const open = found.filter(({ isOpen }) => isOpen);
  const recorded = (campaigns ?? []).filter(
    (campaign) => campaign.status === 'active' && campaign.ethogramVersion !== null && mayRecord(campaign),
  );
  useContentOnDevice(recorded);
  const begin = recorded.length > 0 && (
    <Button component={Link} to={startHref()} mih={44} leftSection={<IconPlayerPlay size={18} aria-hidden />}>
      {t('start.title')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          <Group gap="sm">
            <SessionImportLink />
            {(filters.isFiltered || found.length > 0) && begin}
          </Group>
        }
      />
      <PlannedSessions planned={planned} nameOfEnclosure={enclosureNameOf} />
      <RecordList
        source={source}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        filterTools={
          <SessionFiles
            sessions={open.slice(0, MAX_SESSIONS_READ).map(({ session }) => session)}
            campaignNameOf={(id) => found.find(({ session }) => session.campaignId === id)?.campaignName ?? ''}
            most={MAX_SESSIONS_READ}
          />
        }
        summary={t('count', { count: found.length })}
        failed="session/load-failed"
        empty={{ title: t('empty.title'), message: t('empty.text'), action: begin }}
        label={t('title')}
        listKey="observation-sessions"
        columns={columns}
        rowId={idOf}
        rowName={(row) => `${dateTime(row.session.startedAtUnix)} · ${row.enclosureName}`}
        rowHref={hrefOf}
        rowActions={actionsOf}
        actionsLabel={t('words:actions')}
        initialSort={LATEST_FIRST}
        more={source.more}
      />
    </>
  );
}

function RowAction({ row: { visitId, session, enclosureName, isMine } }: { readonly row: SessionRow }) {
  const { t } = useTranslation('sessions');
  const goesOn = session.status === 'running' && isMine;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button
        component={Link}
        to={goesOn ? sessionHref(visitId) : sessionResultHref(visitId)}
        size="sm"
        mih={44}
        variant={goesOn ? 'light' : 'subtle'}
        leftSection={goesOn ? <IconPlayerPlay size={18} aria-hidden /> : <IconChartBar size={18} aria-hidden />}
        aria-label={t(goesOn ? 'resumeNamed' : 'resultsNamed', { name: enclosureName })}
      >
        {t(goesOn ? 'resume' : 'record.toResults')}
      </Button>
    </Group>
  );
}
