import { StorageError } from '../storage-error.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * Returns whether an address is signed. Throws for one that has expired, is not valid yet or is incomplete. The
 * signature itself cannot be verified here: only Google and the service account know its key.
 */
export function isSigned(parameters: URLSearchParams, nowMilliseconds: number): boolean {
  const now = nowMilliseconds / 1000;
  if (parameters.has('X-Goog-Signature')) {
    const { from, until } = validity(parameters);
    if (now < from) throw new StorageError(403, 'AccessDenied', 'Request is not valid yet.');
    if (now > until) throw expired();
    return true;
  }
  if (!parameters.has('Signature') || !parameters.has('GoogleAccessId')) return false;
  const until = Number(parameters.get('Expires'));
  if (!Number.isFinite(until) || !isBase64(parameters.get('Signature') ?? '')) throw malformed();
  if (now > until) throw expired();
  return true;
}

function validity(parameters: URLSearchParams): { from: number; until: number } {
  const text = (name: string): string => parameters.get(`X-Goog-${name}`) ?? '';
  const date = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text('Date'));
  const seconds = Number(text('Expires') || Number.NaN);
  const isWhole =
    date !== null &&
    seconds > 0 &&
    seconds <= WEEK_SECONDS &&
    /^[^/]+\/\d{8}\/[^/]+\/storage\/goog4_request$/.test(text('Credential')) &&
    /^GOOG4-(?:RSA|HMAC)-SHA256$/.test(text('Algorithm')) &&
    text('SignedHeaders').split(';').includes('host') &&
    /^[0-9a-f]{40,}$/i.test(text('Signature'));
  if (!isWhole) throw malformed();
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = date.slice(1).map(Number);
  const from = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  return { from, until: from + seconds };
}

function isBase64(text: string): boolean {
  return /^[\w+/=-]{20,}$/.test(text);
}

function expired(): StorageError {
  return new StorageError(400, 'ExpiredToken', 'The provided token has expired.');
}

function malformed(): StorageError {
  return new StorageError(400, 'AuthenticationRequired', 'The signed address is not complete.');
}
