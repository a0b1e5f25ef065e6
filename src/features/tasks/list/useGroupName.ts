import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { SECTOR_ROLES } from '#domain/access/roles.ts';
import type { TaskGrouping } from '#domain/tasks/task-groups.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';

/** Returns a function that gives the heading of a group. The animals are read only for groups by animal. */
export function useGroupName(
  by: Exclude<TaskGrouping, 'none'>,
  surroundings: TaskSurroundings,
): (key: string) => string {
  const { t } = useTranslation('task-details');
  const { day } = useFormat();
  const { zooId } = useActor();
  const { data: register } = useAnimalRegisterQuery(zooId, { skip: by !== 'animal' });
  const animals = useMemo(
    () => new Map(register?.animals.map(({ animalId, animalName }) => [animalId, animalName])),
    [register],
  );
  const sectors = new Map(surroundings.sectors.map(({ sectorId, sectorName }) => [sectorId, sectorName]));
  return (key) => {
    if (key === '') return t(`values.noneOf.${by}`);
    switch (by) {
      case 'sector':
        return sectors.get(key) ?? t('grouping.unknown');
      case 'animal':
        return animals.get(key) ?? (register === undefined ? '…' : t('grouping.unknown'));
      case 'day':
        return day(Number(key));
      case 'role': {
        const role = SECTOR_ROLES.find((one) => one === key);
        return role === undefined ? t('grouping.unknown') : t(`values.role.${role}`);
      }
      case 'person':
        return surroundings.nameOf(key);
    }
  };
}
