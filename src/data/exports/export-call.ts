import { getSignedUrlData, getSignedUrlRequest } from '#domain/callables/pictures.ts';
import type { Result } from '#domain/shared/result.ts';
import { callFunction } from '../callables/call-function.ts';

const getSignedUrlContract = { name: 'getSignedUrl', request: getSignedUrlRequest, data: getSignedUrlData } as const;

/** Returns an address of a stored file that opens for one hour; 'file/foreign', 'file/not-found' when there is none. */
export function signedAddress(request: {
  storageRef: string;
}): Promise<Result<{ url: string; expiresAtUnix: number }>> {
  return callFunction(getSignedUrlContract, request);
}
