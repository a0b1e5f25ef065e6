import {
  changeAutomationData,
  type ChangeAutomationRequest,
  changeAutomationRequest,
  saveAutomationData,
  type SaveAutomationRequest,
  saveAutomationRequest,
} from '#domain/callables/automations.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { callFunction } from '../callables/call-function.ts';

export type SavedAutomation = {
  readonly templateId: string;
  readonly nextRunUnix: EpochMs | null;
  /** open tasks that were changed as well */
  readonly changedTasks: number;
};

export type ChangedAutomation = { readonly nextRunUnix: EpochMs | null; readonly taskId: string | null };

/** What the server does to automations. Each answers with a code of the catalogue when it fails, with its field where it has one. */
export type AutomationCalls = {
  /** Creates an automation, or changes one. */
  save(request: SaveAutomationRequest): Promise<Result<SavedAutomation>>;
  /** Suspends, resumes, archives, restores, runs now, or skips the next occurrence. */
  change(request: ChangeAutomationRequest): Promise<Result<ChangedAutomation>>;
};

/** The callables of automations, by the contracts of the domain. */
export const automationCalls: AutomationCalls = {
  save: (request) =>
    named(
      callFunction({ name: 'saveAutomation', request: saveAutomationRequest, data: saveAutomationData }, request),
      'automation/save-failed',
    ),
  change: (request) =>
    named(
      callFunction({ name: 'changeAutomation', request: changeAutomationRequest, data: changeAutomationData }, request),
      request.action === 'archive' ? 'task/automation-archive-failed' : 'automation/change-failed',
    ),
};

/** A failure without a reason of its own is told by what was asked for. */
async function named<T>(answer: Promise<Result<T>>, otherwise: ErrorCode): Promise<Result<T>> {
  const result = await answer;
  if (result.ok || result.error.code !== 'generic/something-went-wrong') return result;
  return fail(appError(otherwise));
}
