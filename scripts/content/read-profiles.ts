import { type ProfileContent, profileContentSchema } from '../../src/domain/profiles/profile.ts';
import { readFolder } from './read-folder.ts';

/** Returns the evaluation profiles that come with the product, by the names of their files; throws for another shape. */
export function readProfiles(): ReadonlyMap<string, ProfileContent> {
  return readFolder('profiles', (file) => profileContentSchema.parse(file));
}
