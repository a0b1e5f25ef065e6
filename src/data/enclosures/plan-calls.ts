import {
  removeAreaData,
  removeAreaRequest,
  saveAreaData,
  type SaveAreaRequest,
  saveAreaRequest,
} from '#domain/callables/enclosure-plans.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { callFunction } from '../callables/call-function.ts';

export type RemoveArea = { readonly zooId: string; readonly enclosureId: string; readonly areaId: string };

export type PlanCalls = {
  /** Adds a plan to an enclosure, or changes one. */
  saveArea(request: SaveAreaRequest): Promise<Result<{ areaId: string }>>;
  /** Removes a plan with its image; zones drawn on it lose their shape. */
  removeArea(request: RemoveArea): Promise<Result<{ areaId: string }>>;
};

/** What the server does to plans: they come with an image, which it alone may store. */
export const planCalls: PlanCalls = {
  saveArea: async (request) =>
    named(await callFunction({ name: 'saveArea', request: saveAreaRequest, data: saveAreaData }, request)),
  removeArea: async (request) =>
    named(await callFunction({ name: 'removeArea', request: removeAreaRequest, data: removeAreaData }, request)),
};

/** A failure without a reason of its own is told by what was asked for. */
function named<T>(result: Result<T>): Result<T> {
  if (result.ok || result.error.code !== 'generic/something-went-wrong') return result;
  return fail(appError('plan/save-failed'));
}
