import { retirePlaceContract } from '#domain/callables/animals.ts';
import { callOf } from '../callables/call-function.ts';

/** The server's changes of places that animals may stand in: only the server can check and write in one transaction. */
export const placesRepository = {
  /** Archives, restores or deletes a sector, an enclosure or a group; one that holds something is refused. */
  retire: callOf(retirePlaceContract),
};

export type PlacesRepository = typeof placesRepository;
