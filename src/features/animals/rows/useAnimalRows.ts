import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import type { AnimalRow } from './animal-row.ts';
import { makeRows } from './make-rows.ts';
import { useSurroundings } from './useSurroundings.ts';

/** Every animal of the establishment as lists show them. */
export type AnimalRows = {
  /** absent until they have come, with the names of their places */
  readonly rows: readonly AnimalRow[] | undefined;
  readonly error: AppError | null;
  readonly refetch: () => void;
  /** entries left out because they cannot be read */
  readonly unreadable: number;
  /** without a network: what this device remembers */
  readonly isRemembered: boolean;
};

/** Every animal of the establishment, by name, archived ones included; live. Made once per change, for all rows together. */
export function useAnimalRows(): AnimalRows {
  const { zooId } = useActor();
  const { data: register, error, refetch } = useAnimalRegisterQuery(zooId);
  const { surroundings, isLoading } = useSurroundings();
  const isOnline = useAppSelector(selectIsOnline);
  const animals = register?.animals;
  const rows = useMemo(
    () => (animals === undefined || isLoading ? undefined : makeRows(animals, surroundings)),
    [animals, surroundings, isLoading],
  );
  return {
    rows,
    error: error === undefined || register !== undefined ? null : queryError(error),
    refetch: () => void refetch(),
    unreadable: register?.unreadable ?? 0,
    isRemembered: register?.isFromCache === true && !isOnline,
  };
}
