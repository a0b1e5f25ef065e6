import type { ByteRange } from '../content/contract.ts';
import { StorageError } from '../storage-error.ts';

/**
 * The part that a `Range` header asks for; null for everything. Several parts at once are not supported: then
 * everything is sent. Throws 416 for a part beyond the end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').replaceAll(' ', '')) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  // An empty object has no part, but a request for at most so many bytes gets the empty object.
  if (size === 0) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    if (length === 0) throw unsatisfiable();
    return { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  if (start >= size) throw unsatisfiable();
  return { start, end };
}

function unsatisfiable(): StorageError {
  return new StorageError(416, 'requestedRangeNotSatisfiable', 'Request range not satisfiable');
}
