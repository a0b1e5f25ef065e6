import { mayDo } from '#domain/access/operations.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns whether the person may edit the shared catalogue: the provider's staff may. */
export function useEditor(): boolean {
  const actor = useActor();
  return mayDo(actor, 'reference.edit', { zooId: actor.zooId, sectorIds: [], authorId: null });
}
