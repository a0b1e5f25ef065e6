import type { IncomingMessage } from 'node:http';
import { FirestoreError } from '../../contract.ts';

/**
 * Returns whether a page in a browser sent the request. Browsers add these headers and pages cannot remove them; Node
 * and the Admin SDKs send neither.
 */
export function isFromWebPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin !== undefined || site === 'cross-site' || site === 'same-site';
}

/**
 * Throws PERMISSION_DENIED when a web page asks as the owner, to whom no rule applies. Any page that the developer
 * visits can send such a request; the app never does.
 * @param authorization the header, wherever the request carries it
 */
export function refuseOwnerOnWebPage(
  request: Pick<IncomingMessage, 'headers'>,
  authorization: string | undefined,
): void {
  if (isFromWebPage(request) && authorization !== undefined && /^Bearer\s+owner\s*$/i.test(authorization.trim()))
    throw new FirestoreError('PERMISSION_DENIED', 'A web page may not act as owner.');
}
