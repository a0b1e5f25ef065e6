/** The failures of evaluation profiles; their sentences are in `profile-errors.json`. */
export const PROFILE_CODES = [
  'profile/ref-exists',
  'profile/target-unknown',
  'profile/questions-too-many',
  'profile/weight-range',
  'profile/weight-unknown',
  'profile/translations-missing',
  'profile/nothing-to-publish',
  'profile/archived',
  'profile/not-found',
  'profile/changed-meanwhile',
  'profile/register-full',
  'profile/save-failed',
  'profile/publish-failed',
  'profile/archive-failed',
  'profile/restore-failed',
] as const;

export type ProfileCode = (typeof PROFILE_CODES)[number];
