import { getSignedUrlContract } from '#domain/callables/pictures.ts';
import { callOf } from '../callables/call-function.ts';

/** Returns an address of a stored file that opens for one hour; 'file/foreign', 'file/not-found' when there is none. */
export const signedAddress = callOf(getSignedUrlContract);
