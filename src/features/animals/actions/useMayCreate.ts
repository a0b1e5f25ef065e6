import { useReadySession } from '#state/session/use-session.ts';
import { mayChangeAnimal } from './animal-rights.ts';

/** Returns whether the person may create an animal somewhere: in one of the sectors, or anywhere. */
export function useMayCreate(): boolean {
  const { actor, sectors } = useReadySession();
  return [null, ...sectors.map(({ sectorId }) => sectorId)].some((id) => mayChangeAnimal(actor, 'animal.edit', id));
}
