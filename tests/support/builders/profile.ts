import type { Profile, ProfileContent, ProfileVersion } from '../../../src/domain/profiles/profile.ts';
import { emptyProfile } from '../../../src/domain/profiles/tidy-profile.ts';
import { ofDraft, ofVersion } from './lifecycle.ts';
import { inSevenLanguages } from './seven-languages.ts';

/** Returns a complete profile of base whose weights change nothing, changed by `differences`. */
export function aProfileContent(differences: Partial<ProfileContent> = {}): ProfileContent {
  return {
    ...emptyProfile(),
    ...{ profileRef: 'PRO-TEST', name: inSevenLanguages('Profil d’essai') },
    ...differences,
  };
}

/** Returns an official draft that was never published, changed by `differences`. */
export function aProfile(differences: Partial<Profile> = {}): Profile {
  return { profileId: 'pro-test', ...aProfileContent(), ...ofDraft(), ...differences };
}

/** Returns a published version 1, changed by `differences`. */
export function aProfileVersion(differences: Partial<ProfileVersion> = {}): ProfileVersion {
  return { profileId: 'pro-test', ...aProfileContent(), ...ofVersion(differences.number), ...differences };
}
