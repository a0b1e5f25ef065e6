import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { displayName } from '#domain/users/user.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { chosenLater, isLaterChosen, leavesLaterOut, mayChooseLater } from './later-tasks.ts';
import { AnimalFilter, EnclosureFilter, useRecordNames } from './RecordFilters.tsx';
import { type PersonFilter, TASK_FILTERS } from './task-filters.ts';

/**
 * The filters of the list of tasks. Due time, sector, person and status stand in the row, as far as there is room; the
 * period of the due times, enclosure, animal, sector role, type and tasks that do not show yet are used less often.
 */
export function useTaskFilters() {
  const { t } = useTranslation(['tasks', 'task-details', 'words']);
  const { actor, sectors } = useReadySession();
  const { data: colleagues = [] } = useColleaguesQuery(actor.zooId);
  const others = colleagues.filter(({ userId }) => userId !== actor.userId);
  const nameOf = (person: PersonFilter) => {
    if (person === 'all') return '';
    if (person === 'me') return t('task-details:filters.me');
    if (person === 'nobody') return t('task-details:filters.nobody');
    const known = colleagues.find(({ userId }) => userId === person);
    return known === undefined ? t('words:unknownAccount') : displayName(known);
  };
  const ownFirst = useOwnSectorsFirst();
  const [parameters] = useSearchParams();
  const names = useRecordNames(TASK_FILTERS.read(parameters));
  return useRecordFilters(TASK_FILTERS, (values) => ({
    search: { label: t('tasks:filters.search') },
    due: { label: t('tasks:filters.due'), nameOf: (due) => t(`tasks:values.dueFilter.${due}`), width: 320 },
    sectorId: {
      label: t('words:sector'),
      all: t('words:allSectors'),
      choices: ownFirst(sectors),
      width: 210,
    },
    person: {
      label: t('task-details:filters.person'),
      valueText: nameOf,
      control: (person, change) => (
        <SearchSelect
          label={t('task-details:filters.person')}
          data-set={person === 'all' ? undefined : ''}
          allowDeselect={false}
          clearable={person !== 'all'}
          data={[
            { value: 'all', label: t('words:everybody') },
            { value: 'me', label: t('task-details:filters.me') },
            { value: 'nobody', label: t('task-details:filters.nobody') },
            ...others.map((one) => ({ value: one.userId, label: displayName(one) })),
          ]}
          value={person}
          onChange={(chosen) => change(chosen ?? 'all')}
        />
      ),
    },
    status: {
      label: t('words:status'),
      nameOf: (status) => t(`tasks:values.statusFilter.${status}`),
      width: 240,
    },
    enclosureId: {
      label: t('words:enclosure'),
      valueText: names.enclosure,
      isMore: true,
      control: (enclosureId, change) => (
        <EnclosureFilter value={enclosureId} sectorId={values.sectorId} onChange={change} />
      ),
    },
    animalId: {
      label: t('task-details:values.grouping.animal'),
      valueText: names.animal,
      isMore: true,
      control: (animalId, change) => <AnimalFilter value={animalId} onChange={change} />,
    },
    grouping: {
      label: t('task-details:grouping.label'),
      nameOf: (grouping) => t(`task-details:values.grouping.${grouping}`),
    },
    period: {
      label: t('tasks:filters.due'),
      texts: {
        from: t('task-details:filters.dueFrom'),
        until: t('task-details:filters.dueUntil'),
      },
      isMore: true,
    },
    role: {
      label: t('task-details:filters.role'),
      all: t('task-details:filters.allRoles'),
      nameOf: (role) => t(`task-details:values.role.${role}`),
      width: 210,
      isMore: true,
    },
    type: {
      label: t('task-details:filters.type'),
      all: t('words:allTypes'),
      nameOf: (type) => t(`tasks:values.type.${type}`),
      width: 190,
      isMore: true,
    },
    priority: {
      label: t('tasks:priority'),
      all: t('task-details:filters.allPriorities'),
      nameOf: (priority) => t(`tasks:values.priority.${priority}`),
      width: 190,
      isMore: true,
    },
    later: {
      label: t('task-details:filters.later'),
      valueText: () =>
        mayChooseLater(values) ? t(`task-details:values.later.${leavesLaterOut(values, actor) ? 'out' : 'in'}`) : '',
      isSet: () => isLaterChosen(values, actor),
      isHidden: !mayChooseLater(values),
      isMore: true,
      control: (_later, change) => (
        <Switch
          size="md"
          mih={44}
          styles={{ body: { alignItems: 'center', minHeight: 44 } }}
          label={t('task-details:filters.later')}
          checked={!leavesLaterOut(values, actor)}
          onChange={(event) => change(chosenLater(event.currentTarget.checked, actor))}
        />
      ),
    },
  }));
}
