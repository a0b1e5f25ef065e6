import { changeAutomationContract, saveAutomationContract } from '#domain/callables/automations.ts';
import { callOf } from '../callables/call-function.ts';

/** The server's changes of automations. Each fails with a code of the catalogue, with its field where it has one. */
export const automationCalls = {
  /** Creates an automation, or changes one; `changedTasks` is the number of open tasks that were changed as well. */
  save: callOf(saveAutomationContract),
  /** Suspends, resumes, archives, restores, runs now, or skips the next occurrence. */
  change: callOf(changeAutomationContract),
};

export type AutomationCalls = typeof automationCalls;
