import { archiveProfileContract } from '../../../src/domain/callables/profiles.ts';
import { archiveCallable } from '../content/archive-content.ts';
import { PROFILE_SERVER } from './profile-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const archiveProfile = archiveCallable(PROFILE_SERVER, archiveProfileContract);
