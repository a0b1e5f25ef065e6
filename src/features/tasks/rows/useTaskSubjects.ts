import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { enclosuresToName, namedTargets, repeatedNames } from '#domain/tasks/task-subject.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useReadySession } from '#state/session/use-session.ts';

/** The enclosures that one question reads; a longer list calls the further ones enclosures. */
const MOST_ENCLOSURES = 30;

/** A task by its place and its animals, as rows, cards, toasts and the bell name it. */
export type TaskSubject = {
  readonly sectors: readonly Sector[];
  /** the animal to name; null for a task that is not for animals, and for one that is unknown */
  readonly animal: Pick<RegisterAnimal, 'animalName' | 'animalSexe' | 'photoUrl'> | null;
  /** the chip or the enclosure of an animal whose name another one has too; '' for any other */
  readonly mark: string;
  /** the name of the animal or enclosure; '…' while it is read, '' for a task of sectors alone */
  readonly name: string;
  /** number of further animals or enclosures */
  readonly more: number;
};

export type TaskSubjects = {
  readonly subjectOf: (task: Task) => TaskSubject;
  /** the animals or the enclosure in words: 'Amara + 5'; '' for a task of sectors alone */
  readonly namesOf: (task: Task) => string;
  /** the same with the sectors: 'Amara + 5 · Savane africaine' */
  readonly wordsOf: (task: Task) => string;
};

/**
 * Returns the subjects of the tasks of a list, named from the register of animals, which all lists share, and from one
 * question for the enclosures in sight. A list without animals, or without enclosures, reads nothing of them.
 */
export function useTaskSubjects(tasks: readonly Task[]): TaskSubjects {
  const { t } = useTranslation('words');
  const { actor, sectors } = useReadySession();
  const { zooId } = actor;
  const hasAnimals = tasks.some(({ target }) => target.level === 'ANIMAL');
  const { data: register } = useAnimalRegisterQuery(zooId, { skip: !hasAnimals || !maySee(actor, 'individuals') });
  const enclosureIds = useMemo(() => enclosuresToName(tasks, MOST_ENCLOSURES), [tasks]);
  const { data: places } = useSomeEnclosuresQuery({ zooId, enclosureIds }, { skip: enclosureIds.length === 0 });

  return useMemo(() => {
    const animals = new Map(register?.animals.map((animal) => [animal.animalId, animal]));
    const repeated = repeatedNames(register?.animals ?? []);
    const enclosures = new Map(places?.enclosures.map((one) => [one.enclosureId, one.enclosureName]));
    const sectorById = new Map(sectors.map((sector) => [sector.sectorId, sector]));
    const subjectOf = (task: Task): TaskSubject => {
      const ofSectors = task.sectorIds.flatMap((id) => sectorById.get(id) ?? []);
      const none = { sectors: ofSectors, animal: null, mark: '' };
      const named = namedTargets(task);
      if (named === null) return { ...none, name: '', more: 0 };
      const { level, id, more } = named;
      if (level === 'ENCLOSURE') {
        return { ...none, name: enclosures.get(id) ?? (places === undefined ? '…' : t('enclosures')), more };
      }
      const animal = animals.get(id);
      if (animal === undefined) {
        const isRead = register !== undefined || !maySee(actor, 'individuals');
        return { ...none, name: isRead ? t('animalCount', { count: more + 1 }) : '…', more: isRead ? 0 : more };
      }
      const isRepeated = repeated.has(animal.animalName);
      const mark = isRepeated ? (animal.animalChipId ?? enclosures.get(animal.enclosureId ?? '') ?? '') : '';
      return { ...none, animal, mark, name: animal.animalName, more };
    };
    const namesOf = (task: Task) => {
      const { name, mark, more } = subjectOf(task);
      return [name, mark, more > 0 ? `+ ${more}` : ''].filter(Boolean).join(' ');
    };
    const wordsOf = (task: Task) =>
      [namesOf(task), ...subjectOf(task).sectors.map(({ sectorName }) => sectorName)].filter(Boolean).join(' · ');
    return { subjectOf, namesOf, wordsOf };
  }, [register, places, sectors, actor, t]);
}
