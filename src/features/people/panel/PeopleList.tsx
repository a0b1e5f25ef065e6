import { Alert, Button } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PeopleList as Listed } from '#data/people/people-lists.ts';
import { MAX_LISTED } from '#data/people/people-lists.ts';
import { matchesPeopleFilter } from '#domain/people/people-filter.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { PersonDialogs } from '../actions/PersonDialogs.tsx';
import { PersonMenu } from '../actions/PersonMenu.tsx';
import { usePersonActions } from '../actions/usePersonActions.ts';
import { useSectorsOf } from '../useSectorsOf.ts';
import { PeopleFilterBar } from './PeopleFilterBar.tsx';
import { usePeopleColumns } from './usePeopleColumns.tsx';
import { usePeopleFacts } from './usePeopleFacts.ts';
import { usePeopleFilters } from './usePeopleFilters.ts';

const BY_NAME = { columnId: 'name', descending: false };
const userIdOf = (person: User) => person.userId;

/** The accounts: filters, rows, and what one may do to each. */
export function PeopleList({ zooId, listed }: { readonly zooId: string; readonly listed: Listed }) {
  const { t } = useTranslation('people');
  const { userId } = useActor();
  const sectors = useSectorsOf(zooId);
  const state = usePeopleFilters();
  const columns = usePeopleColumns(sectors, userId);
  const actions = usePersonActions();
  const facts = usePeopleFacts(state.filters, sectors);
  const shown = listed.people.filter((person) => matchesPeopleFilter(person, state.filters));
  return (
    <>
      <PeopleFilterBar
        state={state}
        people={listed.people}
        sectors={sectors}
        summary={t('count', { count: shown.length })}
      />
      {(listed.isCut || listed.unreadable > 0) && (
        <Alert role="status" color="orange" mb="md" icon={<IconFileAlert size={18} aria-hidden />}>
          {listed.isCut && t('cut', { count: MAX_LISTED })}{' '}
          {listed.unreadable > 0 && t('unreadable', { count: listed.unreadable })}
        </Alert>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          message={t('empty.filtered')}
          action={
            <Button variant="light" onClick={state.clear}>
              {t('filters.reset')}
            </Button>
          }
        />
      ) : (
        <ListTable
          listKey="people"
          label={t('accounts')}
          columns={columns}
          rows={shown}
          rowId={userIdOf}
          rowName={displayName}
          rowActions={(person) => <PersonMenu person={person} actions={actions} />}
          actionsLabel={t('table.actions')}
          hasTallRows
          initialSort={BY_NAME}
          exportAs={{ name: t('accounts'), facts }}
        />
      )}
      <PersonDialogs dialog={actions.dialog} sectors={sectors} onClose={actions.close} />
    </>
  );
}
