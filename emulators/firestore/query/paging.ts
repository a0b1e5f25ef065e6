/** Page sizes and page tokens. */
import { FirestoreError } from '../contract.ts';

/** The requested page size; zero or none means the default. */
export function pageSizeOf(request: { readonly pageSize?: number }, usual: number): number {
  const { pageSize = 0 } = request;
  if (pageSize < 0) throw new FirestoreError('INVALID_ARGUMENT', 'The page_size must not be negative.');
  return pageSize === 0 ? usual : pageSize;
}

/**
 * A token carries a position, never a row: the row may be deleted before the next page. `request` is the part of the
 * request that must stay the same from page to page.
 */
export function pageToken(request: readonly unknown[], position: unknown): string {
  return Buffer.from(JSON.stringify([request, position])).toString('base64url');
}

/** The position of a token; null without a token. `isPosition` rejects forged content. */
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

/** Checks the position of tokens that carry a name or an id. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
