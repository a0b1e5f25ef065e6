import { retirePlaceData, type RetirePlaceRequest, retirePlaceRequest } from '#domain/callables/animals.ts';
import type { Result } from '#domain/shared/result.ts';
import { callFunction } from '../callables/call-function.ts';

export type PlacesRepository = {
  /** Archives, restores or deletes a sector, an enclosure or a group; one that holds something is refused. */
  retire(request: RetirePlaceRequest): Promise<Result<{ id: string }>>;
};

/** What the server does to places that animals may stand in: it alone can look and write in one go. */
export const placesRepository: PlacesRepository = {
  retire: (request) =>
    callFunction({ name: 'retirePlace', request: retirePlaceRequest, data: retirePlaceData }, request),
};
