import { getSignedUrlContract } from '../../../src/domain/callables/pictures.ts';
import { readFilePlace } from '../../../src/domain/pictures/file-place.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { bucket } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { refusalToRead } from './file-access.ts';
import { isStored } from './stored-files.ts';

const ONE_HOUR_MS = 3_600_000;

/**
 * Returns an address of a stored file that opens for one hour, to people who may read the file. The service account of
 * the functions signs it: in a deployment it needs the role "Service Account Token Creator".
 * @source src/domain/callables/pictures.ts; decision 11
 */
export const getSignedUrl = defineCallable(getSignedUrlContract, {
  writesNothing: true,
  handle: sign,
});

async function sign(
  { storageRef }: { storageRef: string },
  caller: Caller,
): Promise<{ url: string; expiresAtUnix: number } | Refusal> {
  const place = readFilePlace(storageRef);
  if (place === null) return refuse('file/foreign', 'storageRef');
  const refusal = await refusalToRead(place, caller);
  if (refusal !== null) return refusal;
  if (!(await isStored(storageRef))) return refuse('file/not-found', 'storageRef');
  const expiresAtUnix = now() + ONE_HOUR_MS;
  const [url] = await bucket()
    .file(storageRef)
    .getSignedUrl({
      version: 'v4',
      action: 'read',
      expires: expiresAtUnix,
      // The browser saves an export as a file, whatever its content.
      ...(place.kind === 'exports' ? { responseDisposition: 'attachment' } : {}),
    });
  return { url, expiresAtUnix };
}
