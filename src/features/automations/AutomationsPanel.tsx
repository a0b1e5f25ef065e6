import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MAX_AUTOMATIONS } from '#data/automations/automation-lists.ts';
import { useAutomationsQuery } from '#data/automations/automations.endpoints.ts';
import type { TaskTemplate } from '#domain/tasks/task.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { withParameters } from '#lib/address-parameters.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { AutomationDrawer } from './details/AutomationDrawer.tsx';
import { AutomationFilterBar } from './list/AutomationFilterBar.tsx';
import { matchingAutomations } from './list/automation-filters.ts';
import { useAutomationColumns } from './list/useAutomationColumns.tsx';
import { useAutomationFilters } from './list/useAutomationFilters.ts';

const idOf = ({ templateId }: TaskTemplate) => templateId;
const nameOf = ({ name }: TaskTemplate) => name;

/** The automations of the establishment, with the details of the one that the address names. */
export function AutomationsPanel() {
  const { t } = useTranslation('automations');
  const { actor, sectors } = useReadySession();
  const [parameters] = useSearchParams();
  const state = useAutomationFilters();
  const { filters, isFiltered, clear } = state;
  const { zooId } = actor;
  // Not those of another state, asked for before: none of them would answer the filters.
  const {
    currentData: data,
    error,
    refetch,
  } = useAutomationsQuery({ zooId, isArchived: filters.status === 'archived' });
  const columns = useAutomationColumns();
  const found = useMemo(() => matchingAutomations(data?.automations ?? [], filters), [data, filters]);
  const hrefOf = useCallback(
    ({ templateId }: TaskTemplate) => `?${withParameters(parameters, { automation: templateId }).toString()}`,
    [parameters],
  );
  const unreadable = data?.unreadable ?? 0;
  const summary = unreadable === 0 ? t('count', { count: found.length }) : t('unreadable', { count: unreadable });
  return (
    <>
      <AutomationFilterBar state={state} sectors={sectors} summary={data === undefined ? '' : summary} />
      {data === undefined && error === undefined && <LoadingState label={t('loading')} />}
      {data === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.isCut === true && (
        <Alert mb="md" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t('cut', { count: MAX_AUTOMATIONS })}
        </Alert>
      )}
      {data !== undefined && found.length === 0 && (
        <EmptyState
          title={t('empty.title')}
          message={t(isFiltered ? 'empty.filtered' : 'empty.first')}
          action={
            isFiltered && (
              <Button variant="light" onClick={clear}>
                {t('filters.reset')}
              </Button>
            )
          }
        />
      )}
      {found.length > 0 && (
        <ListTable
          listKey="automations"
          label={t('title')}
          columns={columns}
          rows={found}
          rowId={idOf}
          rowName={nameOf}
          rowHref={hrefOf}
          hasTallRows
          exportAs={{
            name: t('title'),
            facts: [{ label: t('columns.status'), value: t(`values.statusFilter.${filters.status}`) }],
          }}
        />
      )}
      <AutomationDrawer />
    </>
  );
}
