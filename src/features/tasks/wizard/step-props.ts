import type { WizardField } from './check-draft.ts';
import type { TaskDraft } from './task-draft.ts';

/** The properties of each step of the wizard. */
export type StepProps = {
  readonly draft: TaskDraft;
  /** returns the error of a field, in words; null for none */
  readonly at: (field: WizardField) => string | null;
  /** changes the draft, and removes the errors of these fields */
  readonly onEdit: (difference: Partial<TaskDraft>, fields: readonly WizardField[]) => void;
};
