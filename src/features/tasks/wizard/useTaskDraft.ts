import { useEffect, useState } from 'react';
import { useRecordDraft } from '#kit/form/useRecordDraft.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { useActor } from '#state/session/use-session.ts';
import { type TaskDraft, taskDraftSchema, WIZARD_STEPS } from './task-draft.ts';
import { useDraftTexts } from './useDraftTexts.ts';

export type DraftChange = Partial<TaskDraft>;

/**
 * The wizard's draft under a name and its step, kept in this tab. `stored` is the automation that is changed, as it is stored
 * now, or the beginning of a new task; `recordId` is null for a new one.
 */
export function useTaskDraft(
  { name, recordId, stored }: { readonly name: string; readonly recordId: string | null; readonly stored: TaskDraft },
  isSaving: boolean,
) {
  const { userId, zooId } = useActor();
  const record = useRecordDraft(
    { name, recordId, schema: taskDraftSchema, stored, fields: useDraftTexts(recordId !== null) },
    isSaving,
  );
  const stepName = `${name}.step.${userId}.${zooId}.${recordId ?? 'new'}`;
  const { isChanged } = record;
  const [step, go] = useState(() => keptStep(readDraft(stepName)));
  useEffect(() => {
    if (isChanged) keepDraft(stepName, step);
    else forgetDraft(stepName);
  }, [stepName, step, isChanged]);
  return {
    draft: record.values,
    step,
    go,
    isStarted: isChanged,
    conflicts: record.conflicts,
    change: (difference: DraftChange) => record.change(difference),
    forget: record.reset,
    callKey: record.callKey,
    restart: () => {
      record.reset();
      go(0);
    },
  };
}

function keptStep(kept: unknown): number {
  return typeof kept === 'number' && WIZARD_STEPS[kept] !== undefined ? kept : 0;
}
