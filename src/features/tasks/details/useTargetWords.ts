import { useTranslation } from 'react-i18next';
import { useSomeAnimalsQuery } from '#data/animals/animals.endpoints.ts';
import { useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useReadySession } from '#state/session/use-session.ts';
import type { TargetRow } from '../target/target-rows.ts';
import { namedIds, targetWords } from '../target/target-words.ts';

/**
 * Returns a function that describes a target in words: its count, and the known names. `rows` are the choices that the
 * form has read; the names of the stored target are those in the drawer.
 */
export function useTargetWords({ zooId, enclosureIds, animalIds }: Task) {
  const { t } = useTranslation('task-details');
  const { list } = useFormat();
  const { sectors } = useReadySession();
  const { data: enclosures } = useSomeEnclosuresQuery({ zooId, enclosureIds: namedIds(enclosureIds) });
  const { data: animals } = useSomeAnimalsQuery({ zooId, animalIds: namedIds(animalIds) });
  return (target: Task['target'], rows: readonly TargetRow[]): string => {
    const names = new Map([
      ...sectors.map(({ sectorId, sectorName }) => [sectorId, sectorName] as const),
      ...(enclosures?.enclosures ?? []).map(({ enclosureId, enclosureName }) => [enclosureId, enclosureName] as const),
      ...(animals ?? []).map(({ animalId, animalName }) => [animalId, animalName] as const),
      ...rows.map(({ id, name }) => [id, name] as const),
    ]);
    return targetWords(target, names, { t, list });
  };
}
