import { tidyHead, tidyRef } from '../content/tidy-head.ts';
import { untranslated } from '../content/translated.ts';
import { defaultWeights } from '../content/weights.ts';
import type { ProfileContent } from './profile.ts';

/** Returns a new profile of base, whose weights change nothing. */
export function emptyProfile(): ProfileContent {
  return {
    ...{ profileRef: '', name: untranslated(), description: untranslated() },
    ...{ target: { kind: 'base', id: null }, weights: defaultWeights() },
  };
}

/** Returns the profile as it is checked and stored: no blanks around texts, its reference in capitals. */
export function tidyProfile(profile: ProfileContent): ProfileContent {
  return { ...profile, ...tidyHead(profile), profileRef: tidyRef(profile.profileRef) };
}
