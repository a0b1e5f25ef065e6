/**
 * The caller, read from the Authorization header. Tokens are the unsigned ones of local development: decoded, never
 * verified.
 */
import { FirestoreError } from '../contract.ts';
import type { CallContext, Caller } from '../contract.ts';

/** Throws UNAUTHENTICATED for a header that is present but unusable. */
export function callerFromAuthorization(header: string | undefined, nowMilliseconds: number): Caller {
  if (header === undefined || header.trim() === '') return { kind: 'anonymous' };
  const token = /^Bearer\s+(\S+)\s*$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated('The Authorization header is not a bearer token.');
  if (token === 'owner') return { kind: 'owner' };
  const claims = decodeClaims(token);
  const uid = claims['user_id'] ?? claims['sub'];
  if (typeof uid !== 'string' || uid === '') throw unauthenticated('The token names no user.');
  const caller: Caller = { kind: 'user', uid, token: claims };
  if ((expiryOf(caller) ?? Infinity) <= nowMilliseconds) throw expiredToken();
  return caller;
}

/** The name under which a caller's reads and writes are billed. */
export function clientName(caller: Caller): string {
  return caller.kind === 'user' ? `user:${caller.uid}` : caller.kind;
}

/** The caller's name for matching and logs: a user's id, `owner`, or `anonymous`. */
export function uidOf(header: string | undefined): string {
  try {
    const caller = callerFromAuthorization(header, 0);
    return caller.kind === 'user' ? caller.uid : caller.kind;
  } catch {
    return 'anonymous';
  }
}

/** The context of a call: its database, its caller and the client to bill. */
export function callContext(database: string, caller: Caller): CallContext {
  return { database, caller, client: clientName(caller) };
}

/** The error that ends a call or stream with an expired token; the SDKs then fetch another token and retry. */
export function expiredToken(): FirestoreError {
  return unauthenticated('The token has expired.');
}

function unauthenticated(message: string): FirestoreError {
  return new FirestoreError('UNAUTHENTICATED', message);
}

function decodeClaims(token: string): Record<string, unknown> {
  const parts = token.split('.');
  if (parts.length !== 3) throw unauthenticated('The token is not a JSON Web Token.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString('utf8'));
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims))
      return claims as Record<string, unknown>;
  } catch {
    // Falls through to the error below.
  }
  throw unauthenticated('The token could not be decoded.');
}

/** The expiry of a caller's token, in milliseconds since 1970; null when it never expires. */
export function expiryOf(caller: Caller): number | null {
  if (caller.kind !== 'user') return null;
  const { exp, iat } = caller.token;
  // The SDK's mock tokens count from 1970 (iat 0, exp 3600) and never expire.
  if (typeof exp !== 'number' || (typeof iat === 'number' && iat <= 0)) return null;
  return exp * 1000;
}
