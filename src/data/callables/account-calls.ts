import { activateAccountData, activateAccountRequest } from '#domain/callables/activate-account.ts';
import type { Result } from '#domain/shared/result.ts';
import { callFunction } from './call-function.ts';

const activateAccountContract = {
  name: 'activateAccount',
  request: activateAccountRequest,
  data: activateAccountData,
} as const;

/** Gives a pending account its own password and makes it active. */
export function activateAccount(request: { newPassword: string }): Promise<Result<{ userId: string }>> {
  return callFunction(activateAccountContract, request);
}
