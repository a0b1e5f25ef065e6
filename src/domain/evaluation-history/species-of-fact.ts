import type { RegisterEntry } from '../animals/register.ts';
import { isLiving } from '../enclosures/population.ts';
import type { QuickGroup } from '../quick-groups/quick-group.ts';
import type { HistoryFact } from './evaluation-history.ts';

/** The animals and groups by which the species of an evaluation are known. */
export type Evaluated = {
  readonly animals: readonly (Pick<RegisterEntry, 'specieId' | 'enclosureId' | 'status' | 'isArchived'> & {
    readonly animalId: string;
  })[];
  readonly groups: readonly Pick<QuickGroup, 'groupId' | 'animalIds'>[];
};

type Subject = Pick<HistoryFact, 'kind' | 'subjectId' | 'animalIds'>;

/**
 * Returns the function that says of which species an evaluation tells: those of the animals that a session observed, of the
 * animals of a quick evaluation's group, and of the animal that a campaign evaluates. An enclosure stands for the animals that
 * live in it now. None where no animal is known.
 */
export function speciesOfFact({ animals, groups }: Evaluated): (fact: Subject) => ReadonlySet<string> {
  const speciesOf = new Map(animals.map(({ animalId, specieId }) => [animalId, specieId]));
  const members = new Map(groups.map(({ groupId, animalIds }) => [groupId, animalIds]));
  const residents = Map.groupBy(animals.filter(isLiving), ({ enclosureId }) => enclosureId);
  const idsOf = ({ kind, subjectId, animalIds }: Subject): readonly string[] => {
    if (kind === 'evaluation') return members.get(subjectId) ?? [];
    if (animalIds.length > 0) return animalIds;
    if (speciesOf.has(subjectId)) return [subjectId];
    return (residents.get(subjectId) ?? []).map(({ animalId }) => animalId);
  };
  return (fact) => new Set(idsOf(fact).flatMap((animalId) => speciesOf.get(animalId) ?? []));
}
