import { useMemo } from 'react';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns the function that gives the address of an animal's main photo; null without one, and until the register is read. */
export function useAnimalPhotos(): (animalId: string) => string | null {
  const { zooId } = useActor();
  const register = useAnimalRegisterQuery(zooId).data;
  return useMemo(() => {
    const photos = new Map(register?.animals.map(({ animalId, photoUrl }) => [animalId, photoUrl]));
    return (animalId) => photos.get(animalId) ?? null;
  }, [register]);
}
