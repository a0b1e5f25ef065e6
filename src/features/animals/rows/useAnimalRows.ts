import { useMemo } from 'react';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useActor } from '#state/session/use-session.ts';
import type { AnimalRow } from './animal-row.ts';
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

type Register = ReturnType<typeof useRegister>;

function useRegister() {
  const { zooId } = useActor();
  const { data, error, refetch } = useAnimalRegisterQuery(zooId);
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
