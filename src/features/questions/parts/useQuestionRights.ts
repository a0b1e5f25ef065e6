import { mayDo, type Operation } from '#domain/access/operations.ts';
import { useActor } from '#state/session/use-session.ts';

/** The person's rights to the questions: the provider's staff edits, its internal team reads what stands behind them. */
export function useQuestionRights() {
  const actor = useActor();
  const may = (operation: Operation) => mayDo(actor, operation, { zooId: actor.zooId, sectorIds: [], authorId: null });
  return { mayEdit: may('question.edit'), mayReadLog: may('questionLog.read'), mayCite: may('bibliography.read') };
}
