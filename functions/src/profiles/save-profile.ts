import { saveProfileContract } from '../../../src/domain/callables/profiles.ts';
import { saveCallable } from '../content/save-content.ts';
import { PROFILE_SERVER } from './profile-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const saveProfile = saveCallable(PROFILE_SERVER, saveProfileContract);
