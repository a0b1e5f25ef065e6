import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { useTaskFilters } from './useTaskFilters.ts';

/** Why a list of tasks is empty: nobody holds the role, nothing answers the filters, or all is done. */
export function NoTasks({
  state: { filters, isFiltered, clear },
  isOfNobody,
  sectors,
}: {
  readonly state: ReturnType<typeof useTaskFilters>;
  readonly isOfNobody: boolean;
  readonly sectors: readonly Sector[];
}) {
  const { t } = useTranslation(['tasks', 'task-details', 'words']);
  const reset = isFiltered && (
    <Button variant="light" onClick={clear}>
      {t('words:clearFilters')}
    </Button>
  );
  if (isOfNobody && filters.role !== null) {
    const role = t(`task-details:values.role.${filters.role}`);
    const sector = sectors.find(({ sectorId }) => sectorId === filters.sectorId)?.sectorName;
    return (
      <EmptyState
        title={t('task-details:noRole.title')}
        message={
          sector === undefined
            ? t('task-details:noRole.anywhere', { role })
            : t('task-details:noRole.inSector', { role, sector })
        }
        action={reset}
      />
    );
  }
  return (
    <EmptyState
      title={t('tasks:empty.title')}
      message={t(isFiltered ? 'tasks:empty.filtered' : 'tasks:empty.all')}
      action={reset}
    />
  );
}
