import { mayDo } from '#domain/access/operations.ts';
import { useActor } from '#state/session/use-session.ts';

/** Whether the person edits the shared catalogue: the provider's staff. */
export function useEditor(): boolean {
  const actor = useActor();
  return mayDo(actor, 'reference.edit', { zooId: actor.zooId, sectorIds: [], authorId: null });
}
