import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { TEAM_FIELD } from '#domain/sectors/sector-team.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { displayName } from '#domain/users/user.ts';
import { type CountedFilters, useCountedLists } from '#features/tasks/index.ts';
import { useActor } from '#state/session/use-session.ts';
import { Figures } from './Figures.tsx';

/** Each person costs a count. */
const MOST = 40;

/** The overdue tasks of each person in the sectors' teams, the person with most of them first, and those of nobody. */
export function OverduePeople({ sectors }: { readonly sectors: readonly Sector[] }) {
  const { t } = useTranslation(['oversight', 'words']);
  const { data: colleagues } = useColleaguesQuery(useActor().zooId);
  const people = useMemo(
    () =>
      [...new Set(sectors.flatMap((sector) => Object.values(TEAM_FIELD).flatMap((field) => sector[field])))].slice(
        0,
        MOST,
      ),
    [sectors],
  );
  const filters = useMemo<readonly CountedFilters[]>(
    () => ['nobody', ...people].map((person) => ({ person, due: 'overdue' })),
    [people],
  );
  const { lists, error, refetch } = useCountedLists(filters);
  const names = new Map((colleagues ?? []).map((person) => [person.userId, displayName(person)]));
  const nameOf = (userId: string) => names.get(userId) ?? (colleagues === undefined ? '…' : t('words:unknownAccount'));
  const rows = ['nobody', ...people].map((id, at) => ({
    id,
    name: id === 'nobody' ? t('words:unassigned') : nameOf(id),
    overdue: lists[at],
  }));
  return <Figures rows={rows} label={t('values.view.person')} error={error} onRetry={refetch} />;
}
