import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { Task } from '#domain/tasks/task.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useReadySession } from '#state/session/use-session.ts';

/** The sectors and people of tasks, as a list names them beside the task. */
export type TaskSurroundings = {
  readonly sectors: readonly Sector[];
  sectorsOf(task: Pick<Task, 'sectorIds'>): readonly Sector[];
  /** the people who took it or are responsible for it, as one text */
  peopleOf(task: Pick<Task, 'responsibleIds' | 'takenBy'>): string;
  nameOf(userId: string | null): string;
};

/** Returns the sectors and names of the person's establishment; a name that has not arrived yet is an ellipsis. */
export function useTaskSurroundings(): TaskSurroundings {
  const { t } = useTranslation(['tasks', 'words']);
  const { list } = useFormat();
  const { actor, sectors, user } = useReadySession();
  const { data: colleagues } = useColleaguesQuery(actor.zooId);
  return useMemo(() => {
    const names = new Map((colleagues ?? []).map((person) => [person.userId, displayName(person)]));
    const byId = new Map(sectors.map((sector) => [sector.sectorId, sector]));
    const nameOf = (id: string | null) => {
      if (id === null) return t('words:nobody');
      if (id === user.userId) return t('people.you');
      // The names are read once per establishment, and may arrive after the first tasks.
      return names.get(id) ?? (colleagues === undefined ? '…' : t('words:unknownAccount'));
    };
    return {
      sectors,
      sectorsOf: (task) => task.sectorIds.map((id) => byId.get(id)).filter((sector) => sector !== undefined),
      peopleOf: (task) => {
        const ids = task.takenBy === null ? task.responsibleIds : [task.takenBy];
        return ids.length === 0 ? t('words:unassigned') : list(ids.map(nameOf));
      },
      nameOf,
    };
  }, [t, list, sectors, colleagues, user.userId]);
}
