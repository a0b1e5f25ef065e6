import { useMemo } from 'react';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { useAnimalRegisterQuery, useSharedAnimalsQuery } from '#data/animals/animals.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useActor } from '#state/session/use-session.ts';
import type { AnimalOrigin, AnimalRow } from './animal-row.ts';
import { makeRows } from './make-rows.ts';
import { type Around, useSurroundings, useSurroundingsOf } from './useSurroundings.ts';

/** Every animal of the establishment in the form of lists. */
export type AnimalRows = {
  /** absent until they are loaded, with the names of their places */
  readonly rows: readonly AnimalRow[] | undefined;
  readonly error: AppError | null;
  readonly refetch: () => void;
  /** entries left out because they cannot be read */
  readonly unreadable: number;
};

/**
 * Returns every animal of the establishment, by name, archived ones included; live. Made once per change, for all rows
 * together.
 */
export function useAnimalRows(): AnimalRows {
  const register = useRegister();
  return rowsFrom(register, useRowsOf(register.animals, useSurroundings()));
}

/**
 * Returns the animals of one enclosure or one group, by name, archived ones included; live. Only the places of these
 * animals are read.
 */
export function useAnimalsOf(what: 'enclosureId' | 'groupId', id: string): AnimalRows {
  const register = useRegister();
  const { animals } = register;
  const own = useMemo(() => animals?.filter((animal) => animal[what] === id), [animals, what, id]);
  return rowsFrom(register, useRowsOf(own, useSurroundingsOf(own)));
}

/**
 * Returns the animals of the establishment, those that others share with it, or both, by name; live. Of the shared ones
 * the first `size` are read, and only when they are asked for.
 */
export function useListedAnimals(
  origin: AnimalOrigin,
  size: number,
): AnimalRows & { readonly hasMore: boolean; readonly isLoadingMore: boolean } {
  const register = useRegister(origin === 'shared');
  const { zooId } = useActor();
  const shared = useSharedAnimalsQuery({ zooId, size }, { skip: origin === 'own' });
  const [own, others] = [register.animals, shared.data?.items];
  const animals = useMemo(() => {
    if (origin !== 'all') return origin === 'own' ? own : others;
    return own === undefined || others === undefined ? undefined : [...own, ...others];
  }, [origin, own, others]);
  const rows = useRowsOf(animals, useSurroundings());
  if (origin === 'own') return { ...rowsFrom(register, rows), hasMore: false, isLoadingMore: false };
  const failed = shared.error === undefined || others !== undefined ? null : queryError(shared.error);
  return {
    rows,
    error: origin === 'all' ? (register.error ?? failed) : failed,
    refetch: () => {
      if (origin === 'all') register.refetch();
      void shared.refetch();
    },
    unreadable: (origin === 'all' ? register.unreadable : 0) + (shared.data?.unreadable ?? 0),
    hasMore: shared.data?.hasMore === true,
    isLoadingMore: shared.isFetching,
  };
}

type Register = ReturnType<typeof useRegister>;

function useRegister(skip = false) {
  const { zooId } = useActor();
  const { data, error, refetch } = useAnimalRegisterQuery(zooId, { skip });
  return {
    animals: data?.animals,
    error: error === undefined || data !== undefined ? null : queryError(error),
    refetch: () => void refetch(),
    unreadable: data?.unreadable ?? 0,
  };
}

function useRowsOf(
  animals: readonly RegisterAnimal[] | undefined,
  { surroundings, isLoading }: Around,
): readonly AnimalRow[] | undefined {
  return useMemo(
    () => (animals === undefined || isLoading ? undefined : makeRows(animals, surroundings)),
    [animals, surroundings, isLoading],
  );
}

function rowsFrom({ animals: _animals, ...register }: Register, rows: AnimalRows['rows']): AnimalRows {
  return { ...register, rows };
}
