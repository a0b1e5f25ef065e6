/** Page sizes, and tokens that say where the next page begins. */
import { FirestoreError } from '../contract.ts';

/** The size asked for; zero or none stands for the usual one. */
export function pageSizeOf(request: { readonly pageSize?: number }, usual: number): number {
  const { pageSize = 0 } = request;
  if (pageSize < 0) throw new FirestoreError('INVALID_ARGUMENT', 'The page_size must not be negative.');
  return pageSize === 0 ? usual : pageSize;
}

/**
 * A token carries a position, never a row: what stood there may be gone when the next page is asked for.
 * `request` is what must not change from page to page.
 */
export function pageToken(request: readonly unknown[], position: unknown): string {
  return Buffer.from(JSON.stringify([request, position])).toString('base64url');
}

/** The position a token carries; null without a token. `isPosition` tells one from anything a forger may write. */
export function positionOf<Position>(
  token: string | undefined,
  request: readonly unknown[],
  isPosition: (value: unknown) => value is Position,
): Position | null {
  if (token === undefined || token === '') return null;
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    content = null;
  }
  const [given, position] = Array.isArray(content) ? (content as unknown[]) : [];
  if (!isPosition(position)) {
    throw new FirestoreError('INVALID_ARGUMENT', 'The page_token is not one that this service gave.');
  }
  if (JSON.stringify(given) !== JSON.stringify(request)) {
    throw new FirestoreError('INVALID_ARGUMENT', 'The page_token belongs to a request with other parameters.');
  }
  return position;
}

/** For tokens that carry a name or an id. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
