import { depthOf, isSameLevel, lineageOf, QUESTION_LEVELS, type TaxonomyOfLevels } from '../content/question-level.ts';
import type { Weights } from '../content/weights.ts';
import type { ProfileTarget } from './profile.ts';

/** A profile as it may be used: its published state. */
export type UsableProfile = {
  readonly profileId: string;
  readonly zooId: string | null;
  readonly target: ProfileTarget;
  readonly publishedAtUnix: number;
};

/** The animals that are evaluated: a group with the species it is meant for, or a species alone. */
export type EvaluatedAnimals = { readonly groupId: string | null; readonly speciesIds: readonly string[] };

/**
 * Returns the profile of the narrowest target that covers all of the animals: their group, then species, family, order,
 * base. Of two for the same target, the establishment's own is before the official one, then the one published later;
 * null when none covers them.
 * @param profiles published, not archived ones
 */
export function profileFor<T extends UsableProfile>(
  profiles: readonly T[],
  animals: EvaluatedAnimals,
  taxonomy: TaxonomyOfLevels,
): T | null {
  const fitting = profiles.filter(({ target }) => covers(target, animals, taxonomy));
  return (
    fitting.toSorted(
      (one, other) =>
        narrownessOf(other.target) - narrownessOf(one.target) ||
        Number(other.zooId !== null) - Number(one.zooId !== null) ||
        other.publishedAtUnix - one.publishedAtUnix ||
        (one.profileId < other.profileId ? -1 : 1),
    )[0] ?? null
  );
}

/** Returns whether a target covers every one of the animals; without species only base and their own group do. */
export function covers({ kind, id }: ProfileTarget, animals: EvaluatedAnimals, taxonomy: TaxonomyOfLevels): boolean {
  if (kind === 'base') return true;
  if (kind === 'group') return id !== null && id === animals.groupId;
  const isOf = (speciesId: string) =>
    lineageOf({ kind: 'species', id: speciesId }, taxonomy).some((level) => isSameLevel(level, { kind, id }));
  return animals.speciesIds.length > 0 && animals.speciesIds.every(isOf);
}

/**
 * Returns the weights of a questionnaire under a profile: the profile's categories, and its questions before those of
 * the questionnaire. Null leaves the questionnaire's own.
 */
export function weightsUnder(profile: Weights | null, questionnaire: Weights): Weights {
  if (profile === null) return questionnaire;
  return { categories: profile.categories, questions: { ...questionnaire.questions, ...profile.questions } };
}

function narrownessOf({ kind }: ProfileTarget): number {
  return kind === 'group' ? QUESTION_LEVELS.length : depthOf(kind);
}
