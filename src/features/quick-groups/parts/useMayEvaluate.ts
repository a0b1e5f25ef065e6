import { mayDo } from '#domain/access/operations.ts';
import { type QuickGroup, subjectOfGroup } from '#domain/quick-groups/quick-group.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns whether the person may evaluate a group: its owner and members, while it is not archived. */
export function useMayEvaluate(group: QuickGroup): boolean {
  const actor = useActor();
  return !group.isArchived && mayDo(actor, 'quickGroup.evaluate', subjectOfGroup(group));
}
