import { useMemo } from 'react';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { useAnimalRegisterQuery, useParkMovesQuery } from '#data/animals/animals.endpoints.ts';
import type { ParkMoves } from '#data/animals/movement-list.ts';
import { queryError } from '#data/query-error.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useActor } from '#state/session/use-session.ts';
import type { Surroundings } from '../rows/surroundings.ts';
import { useSurroundings } from '../rows/useSurroundings.ts';

/** Every animal and every movement of the establishment, with the names of species and places. */
export type ParkHistory = ParkMoves & {
  readonly animals: readonly RegisterAnimal[];
  readonly surroundings: Surroundings;
};

/** Reads the history of the establishment anew each time the page opens; `found` is absent until all of it has come. */
export function useParkHistory(): {
  readonly found: ParkHistory | undefined;
  readonly error: AppError | null;
  readonly refetch: () => void;
} {
  const { zooId } = useActor();
  const register = useAnimalRegisterQuery(zooId);
  const moves = useParkMovesQuery(zooId, { refetchOnMountOrArgChange: true });
  const { surroundings, isLoading } = useSurroundings();
  const animals = register.data?.animals;
  const past = moves.isFetching ? undefined : moves.data;
  const found = useMemo(
    () => (animals === undefined || past === undefined || isLoading ? undefined : { ...past, animals, surroundings }),
    [animals, past, isLoading, surroundings],
  );
  const failed = moves.isFetching ? undefined : (moves.error ?? (animals === undefined ? register.error : undefined));
  return {
    found,
    error: failed === undefined ? null : queryError(failed),
    refetch: () => {
      void register.refetch();
      void moves.refetch();
    },
  };
}
