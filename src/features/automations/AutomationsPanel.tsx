import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MAX_AUTOMATIONS } from '#data/automations/automation-lists.ts';
import { useAutomationsQuery } from '#data/automations/automations.endpoints.ts';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { useReadySession } from '#state/session/use-session.ts';
import type { TasksOf } from './details/AutomationDetails.tsx';
import { AutomationDrawer } from './details/AutomationDrawer.tsx';
import { AUTOMATION_FILTERS } from './list/automation-filters.ts';
import { useAutomationColumns } from './list/useAutomationColumns.tsx';

const idOf = ({ templateId }: TaskTemplate) => templateId;
const nameOf = ({ name }: TaskTemplate) => name;

/** The automations of the establishment, with the details of the one that the address names. */
export function AutomationsPanel({ tasksOf }: { readonly tasksOf: TasksOf }) {
  const { t } = useTranslation(['automations', 'words']);
  const { actor, sectors } = useReadySession();
  const ownFirst = useOwnSectorsFirst();
  const [parameters] = useSearchParams();
  const filters = useRecordFilters(AUTOMATION_FILTERS, {
    search: { label: t('filters.search') },
    status: { label: t('words:status'), nameOf: (status) => t(`values.statusFilter.${status}`), width: 230 },
    sectorId: {
      label: t('words:sector'),
      all: t('words:allSectors'),
      choices: ownFirst(sectors),
      width: 210,
    },
  });
  const { zooId } = actor;
  // Not the former answer for another state: its automations would not pass the filters.
  const {
    currentData: data,
    error,
    refetch,
  } = useAutomationsQuery({ zooId, isArchived: filters.filters.status === 'archived' });
  const columns = useAutomationColumns();
  const found = useFoundRows(AUTOMATION_FILTERS, filters.filters, data?.automations);
  const hrefOf = useCallback(
    ({ templateId }: TaskTemplate) => `?${withParameters(parameters, { automation: templateId }).toString()}`,
    [parameters],
  );
  return (
    <>
      <RecordList
        source={{
          rows: data?.automations,
          error,
          refetch,
          unreadable: data?.unreadable ?? 0,
          cutAfter: data?.isCut === true ? MAX_AUTOMATIONS : null,
        }}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('count', { count: found.length })}
        failed="automation/load-failed"
        empty={{ title: t('empty.title'), message: t('empty.first') }}
        isAskedByFilters
        listKey="automations"
        label={t('title')}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        hasTallRows
      />
      <AutomationDrawer tasksOf={tasksOf} />
    </>
  );
}
