import {
  confirmInformationData,
  confirmInformationRequest,
  type OneInformationRequest,
  remindInformationData,
  remindInformationRequest,
  removeInformationData,
  removeInformationRequest,
  saveInformationData,
  saveInformationRequest,
  type SaveInformationRequest,
} from '#domain/callables/information.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { callFunction } from '../callables/call-function.ts';

/** What the server does with information. Each answers with a code of the catalogue when it fails. */
export type InformationCalls = {
  /** Creates one or changes one; `told` is how many people were told. */
  save(request: SaveInformationRequest): Promise<Result<{ informationId: string; told: number }>>;
  remove(request: OneInformationRequest): Promise<Result<Record<string, never>>>;
  confirm(request: OneInformationRequest): Promise<Result<{ confirmedAtUnix: number }>>;
  remind(request: OneInformationRequest): Promise<Result<{ reminded: number }>>;
};

const saveContract = { name: 'saveInformation', request: saveInformationRequest, data: saveInformationData } as const;
const removeContract = {
  name: 'removeInformation',
  request: removeInformationRequest,
  data: removeInformationData,
} as const;
const confirmContract = {
  name: 'confirmInformation',
  request: confirmInformationRequest,
  data: confirmInformationData,
} as const;
const remindContract = {
  name: 'remindInformation',
  request: remindInformationRequest,
  data: remindInformationData,
} as const;

/** The callables of information, by the contracts of the domain. */
export const informationCalls: InformationCalls = {
  save: (request) =>
    named(
      callFunction(saveContract, request),
      request.informationId === null ? 'information/create-failed' : 'information/change-failed',
    ),
  remove: async (request) => {
    const removed = await named(callFunction(removeContract, request), 'information/delete-failed');
    return removed.ok ? { ok: true, value: {} } : removed;
  },
  confirm: (request) => named(callFunction(confirmContract, request), 'information/confirm-failed'),
  remind: (request) => named(callFunction(remindContract, request), 'information/remind-failed'),
};

/** Returns the answer; a failure of which nothing is known but that it is one is told in the specification's words. */
async function named<T>(answer: Promise<Result<T>>, code: ErrorCode): Promise<Result<T>> {
  const result = await answer;
  return result.ok || result.error.code !== 'generic/something-went-wrong' ? result : fail(appError(code));
}
