import { checkHead } from '../content/check-head.ts';
import type { Faults } from '../content/check-texts.ts';
import { checkWeights } from '../content/check-weights.ts';
import { isKnownLevel, type TaxonomyOfLevels } from '../content/question-level.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import { MAX_PROFILE_QUESTIONS, type ProfileContent, type ProfileTarget } from './profile.ts';

/** The faults of a profile by path, such as 'target' or 'weights.questions.hou-space-01'. */
export type ProfileErrors = Readonly<Record<string, AppError>>;

/** The knowledge that a profile is checked against; null while it is not known, as in a form that is still loading. */
export type ProfileGround = {
  readonly taxonomy: TaxonomyOfLevels | null;
  /** the references of the other profiles of the same owner, in capitals */
  readonly takenRefs: ReadonlySet<string>;
  /** the ids of the published questions */
  readonly questionIds: ReadonlySet<string> | null;
  /** the ids of the groups of the establishment that it is reserved for; none for an official one */
  readonly groupIds: ReadonlySet<string> | null;
};

/**
 * Returns the faults of a tidy profile; empty when it may be saved as a draft. Codes: 'profile/…', and
 * 'generic/invalid-input' for control characters.
 */
export function checkProfile(profile: ProfileContent, ground: ProfileGround): ProfileErrors {
  const faults: Faults = {};
  checkHead(faults, 'profile', profile, ground.takenRefs);
  if (!isKnownTarget(profile.target, ground)) faults['target'] = appError('profile/target-unknown');
  checkWeights(faults, profile.weights, 'profile', (id) => ground.questionIds?.has(id) !== false);
  if (Object.keys(profile.weights.questions).length > MAX_PROFILE_QUESTIONS)
    faults['weights.questions'] = appError('profile/questions-too-many', { max: MAX_PROFILE_QUESTIONS });
  return faults;
}

function isKnownTarget({ kind, id }: ProfileTarget, { taxonomy, groupIds }: ProfileGround): boolean {
  if (kind === 'group') return id !== null && groupIds?.has(id) !== false;
  return taxonomy === null || isKnownLevel({ kind, id }, taxonomy);
}
