import { publishProfileContract } from '../../../src/domain/callables/profiles.ts';
import { publishCallable } from '../content/publish-content.ts';
import { PROFILE_SERVER } from './profile-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const publishProfile = publishCallable(PROFILE_SERVER, publishProfileContract);
