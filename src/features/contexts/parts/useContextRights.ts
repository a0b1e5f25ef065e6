import { mayDo } from '#domain/access/operations.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns whether the person edits the contexts of the present establishment, and the provider's models. */
export function useContextRights() {
  const actor = useActor();
  const subject = { zooId: actor.zooId, sectorIds: [], authorId: null };
  const own = mayDo(actor, 'context.edit', subject);
  const models = mayDo(actor, 'questionnaire.editOfficial', subject);
  return { own, models, mayEdit: (zooId: string | null) => (zooId === null ? models : own) };
}
