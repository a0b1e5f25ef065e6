import type { WizardField } from './check-draft.ts';
import type { TaskDraft } from './task-draft.ts';

/** What each step of the wizard gets. */
export type StepProps = {
  readonly draft: TaskDraft;
  /** returns what is wrong at a field, in words; null for nothing */
  readonly at: (field: WizardField) => string | null;
  /** changes the draft, and takes back what was said of these fields */
  readonly onEdit: (difference: Partial<TaskDraft>, fields: readonly WizardField[]) => void;
};
