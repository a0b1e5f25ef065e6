import { Button, Group } from '@mantine/core';
import { IconEye, IconEyeCheck } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCampaignAlertsQuery } from '#data/alerts/alerts.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import { assessmentHref } from '#domain/campaigns/campaign-href.ts';
import { alertSubject } from '#domain/alerts/alert-steps.ts';
import { sessionHref } from '#features/observation-sessions/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { ShortInRow } from '#ui/table/ShortInRow.tsx';
import { namedChoices } from '#ui/filters/named-choices.ts';
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx';
import { ALERT_FILTERS } from './alert-filters.ts';
import { type AlertNames, type AlertRow, alertRows } from './alert-row.ts';
import { useAlertColumns } from './useAlertColumns.tsx';

const NO_ROWS: readonly AlertRow[] = [];
const idOf = ({ alert }: AlertRow) => alert.alertId;

/** The alerts of a campaign, active ones first, with what whoever may does about them. */
export function AlertList({
  zooId,
  campaignId,
  names,
  emptyText,
  fileName,
}: {
  readonly zooId: string;
  readonly campaignId: string;
  readonly names: AlertNames;
  /** why there is no alert */
  readonly emptyText: string;
  readonly fileName: string;
}) {
  const { t } = useTranslation(['alerts', 'words']);
  const { dateTime } = useFormat();
  const language = useLanguage();
  const columns = useAlertColumns();
  const [asked, setAsked] = useState<AlertRow | null>(null);
  const { currentData: data, error, refetch } = useCampaignAlertsQuery({ zooId, campaignId });
  const rows = useMemo(() => (data === undefined ? undefined : alertRows(data.items, names)), [data, names]);
  const filters = useRecordFilters(ALERT_FILTERS, {
    search: { label: t('filters.search') },
    status: { label: t('words:status'), nameOf: (status) => t(`values.status.${status}`), width: 160 },
    kind: { label: t('columns.kind'), nameOf: (kind) => t(`values.kind.${kind}`), width: 210 },
    enclosureId: {
      label: t('words:enclosure'),
      choices: namedChoices(
        (rows ?? NO_ROWS).flatMap(({ alert, enclosureName }) =>
          alert.enclosureId === null ? [] : [[alert.enclosureId, enclosureName] as const],
        ),
        language,
      ),
      width: 190,
    },
  });
  const found = useFoundRows(ALERT_FILTERS, filters.filters, rows ?? NO_ROWS);
  const nameOf = useCallback(
    ({ alert, subjectName }: AlertRow) => `${dateTime(alert.occurredAtUnix)} · ${subjectName}`,
    [dateTime],
  );
  const actions = useCallback((row: AlertRow) => <RowActions row={row} onAcknowledge={setAsked} />, []);
  return (
    <>
      <RecordList
        source={{
          ...{ rows, error, refetch },
          unreadable: data?.unreadable ?? 0,
          cutAfter: data?.isCut === true ? data.items.length : null,
        }}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        failed="alert/load-failed"
        summary={t('count', { count: found.length })}
        empty={{ title: t('empty'), message: emptyText }}
        label={t('label')}
        listKey="campaign-alerts"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowActions={actions}
        actionsLabel={t('words:actions')}
        exportAs={{ name: fileName }}
      />
      {asked !== null && <AcknowledgeDialog alert={asked.alert} name={nameOf(asked)} onClose={() => setAsked(null)} />}
    </>
  );
}

function RowActions({
  row,
  onAcknowledge,
}: {
  readonly row: AlertRow;
  readonly onAcknowledge: (row: AlertRow) => void;
}) {
  const { t } = useTranslation(['alerts', 'words']);
  const { dateTime } = useFormat();
  const actor = useActor();
  const { alert, subjectName } = row;
  const named = { date: dateTime(alert.occurredAtUnix), name: subjectName };
  const source = sourceOf(alert);
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {alert.status === 'active' && mayDo(actor, 'alert.acknowledge', alertSubject(alert)) && (
        <Button
          variant="light"
          size="sm"
          mih={44}
          leftSection={<IconEyeCheck size={18} aria-hidden />}
          aria-label={t('acknowledgeNamed', named)}
          onClick={() => onAcknowledge(row)}
        >
          {t('acknowledge')}
        </Button>
      )}
      {source !== null && (
        <Button
          component={Link}
          to={source.href}
          variant="subtle"
          size="sm"
          mih={44}
          leftSection={<IconEye size={18} aria-hidden />}
          aria-label={source.isSession ? t('seeNamed', named) : t('seeEvaluationNamed', named)}
        >
          <ShortInRow text={source.isSession ? t('see') : t('seeEvaluation')} short={t('words:see')} />
        </Button>
      )}
    </Group>
  );
}

/** Returns the address of the session or the evaluation that has the value; null for an alert without a value. */
function sourceOf({ visitId, evaluationId }: Alert): { href: string; isSession: boolean } | null {
  if (visitId !== null) return { href: sessionHref(visitId), isSession: true };
  return evaluationId === null ? null : { href: assessmentHref(evaluationId), isSession: false };
}
