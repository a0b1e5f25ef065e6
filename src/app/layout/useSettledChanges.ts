import { useEffect } from 'react';
import { useSettleTaskChangesMutation } from '#data/tasks/tasks.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';

/** Tells the person, once per page, of changes they made without a network before it and that the server has refused. */
export function useSettledChanges(): void {
  const { userId } = useActor();
  const [settle] = useSettleTaskChangesMutation();
  useEffect(() => {
    void settle(userId);
  }, [settle, userId]);
}
