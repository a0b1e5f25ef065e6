import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { keptTaskDraft, type TaskDraft } from './task-draft.ts';

export type DraftChange = Partial<TaskDraft>;

/**
 * Returns the wizard's draft under a name, which this tab keeps with every change; it begins as `first` when none was
 * kept.
 */
export function useTaskDraft(name: string, first: TaskDraft) {
  const [draft, setDraft] = useState(() => keptTaskDraft(readDraft(name)) ?? first);
  const [beginning] = useState(first);
  const isStarted = JSON.stringify({ ...draft, step: 0 }) !== JSON.stringify({ ...beginning, step: 0 });
  useEffect(() => {
    if (isStarted) keepDraft(name, draft);
  }, [name, draft, isStarted]);
  const change = useCallback((difference: DraftChange) => setDraft((now) => ({ ...now, ...difference })), []);
  /** Forgets the kept draft; the fields keep their content until the wizard closes. */
  const forget = useCallback(() => forgetDraft(name), [name]);
  const restart = useCallback(() => {
    forgetDraft(name);
    setDraft(beginning);
  }, [name, beginning]);
  return { draft, isStarted, change, forget, restart };
}
