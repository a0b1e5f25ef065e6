import { useTranslation } from 'react-i18next';
import { MAX_LISTED } from '#data/people/people-lists.ts';
import { usePeopleQuery } from '#data/people/people.endpoints.ts';
import { countByStatus } from '#domain/people/account-status.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useRightsLevelName } from '#i18n/useRightsLevelName.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { useActor } from '#state/session/use-session.ts';
import { PersonDialogs } from '../actions/PersonDialogs.tsx';
import { PersonMenu } from '../actions/PersonMenu.tsx';
import { usePersonActions } from '../actions/usePersonActions.ts';
import { useSectorsOf } from '../useSectorsOf.ts';
import { PEOPLE_FILTERS } from './people-filters.ts';
import { usePeopleColumns } from './usePeopleColumns.tsx';

const BY_NAME = { columnId: 'name', descending: false };
const NONE: readonly User[] = [];
const userIdOf = (person: User) => person.userId;

/** The accounts of an establishment: filters, which say how many accounts are in each state, rows, and the actions on each. */
export function PeopleList({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation(['people', 'access', 'words']);
  const { userId, isStaff } = useActor();
  const { data, error, refetch } = usePeopleQuery(zooId);
  const sectors = useSectorsOf(zooId);
  const columns = usePeopleColumns(sectors, userId);
  const nameOf = useRightsLevelName();
  const actions = usePersonActions();
  const people = data?.people ?? NONE;
  const counts = countByStatus(people);
  const ownFirst = useOwnSectorsFirst();
  const filters = useRecordFilters(PEOPLE_FILTERS, {
    search: { label: t('people:filters.search') },
    status: {
      label: t('people:filters.status'),
      nameOf: (status) =>
        status === 'present'
          ? t('people:filters.present', { number: people.length - counts.deleted })
          : t('people:filters.statusCount', { status: t(`access:values.status.${status}`), number: counts[status] }),
      valueText: (status) => (status === 'present' ? '' : t(`access:values.status.${status}`)),
      width: 300,
    },
    role: {
      label: t('people:filters.role'),
      all: t('people:filters.allRoles'),
      nameOf,
      width: 200,
    },
    sectorId: {
      label: t('words:sector'),
      all: t('words:allSectors'),
      choices: ownFirst(sectors),
      isHidden: sectors.length === 0,
    },
    isStaff: { label: t('people:table.staff'), isHidden: !isStaff },
  });
  const found = useFoundRows(PEOPLE_FILTERS, filters.filters, data?.people);
  return (
    <>
      <RecordList
        source={{
          rows: data?.people,
          error,
          refetch,
          unreadable: data?.unreadable ?? 0,
          cutAfter: data?.isCut === true ? MAX_LISTED : null,
        }}
        found={found}
        filters={filters}
        filtersLabel={t('people:filters.label')}
        summary={t('people:count', { count: found.length })}
        failed="user/load-failed"
        empty={{ title: t('people:empty.title') }}
        listKey="people"
        label={t('people:accounts')}
        columns={columns}
        rowId={userIdOf}
        rowName={displayName}
        rowActions={(person) => <PersonMenu person={person} actions={actions} />}
        actionsLabel={t('words:actions')}
        hasTallRows
        initialSort={BY_NAME}
      />
      <PersonDialogs dialog={actions.dialog} sectors={sectors} onClose={actions.close} />
    </>
  );
}
