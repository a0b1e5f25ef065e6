import type { Integrations } from '#domain/establishments/establishment.ts';
import type { Result } from '#domain/shared/result.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { SavedSettings } from './administration.repository.ts';

// Plain thunks, not endpoints: the cache keeps arguments and answers, and the address of a Slack endpoint is a secret
// that no store, and no tool that shows one, may hold.

/** Returns the values that only admins of the establishment read; nothing set when there are none yet. */
export function readIntegrations(zooId: string) {
  return async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Result<Integrations>> =>
    (await dependenciesOf(extra).repositories.administration()).readIntegrations(zooId);
}

/** Saves the fields of the settings that have changed, all or none; needs the server. */
export function saveSettings(request: SavedSettings) {
  return async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Result<null>> =>
    (await dependenciesOf(extra).repositories.administration()).saveSettings(request);
}
