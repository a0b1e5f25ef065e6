/** Who calls, read from the Authorization header. Tokens are the unsigned ones of local development: decoded, never verified. */
import { FirestoreError } from '../contract.ts';
import type { CallContext, Caller } from '../contract.ts';

/** Clocks of one machine agree; this only forgives a token that expires while it travels. */
const EXPIRY_TOLERANCE_SECONDS = 60;

/** Throws UNAUTHENTICATED for a header that is present but unusable. */
export function callerFromAuthorization(header: string | undefined, nowMilliseconds: number): Caller {
  if (header === undefined || header.trim() === '') return { kind: 'anonymous' };
  const token = /^Bearer\s+(\S+)\s*$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated('The Authorization header is not a bearer token.');
  if (token === 'owner') return { kind: 'owner' };
  const claims = decodeClaims(token);
  const uid = claims['user_id'] ?? claims['sub'];
  if (typeof uid !== 'string' || uid === '') throw unauthenticated('The token names no user.');
  if (isExpired(claims, nowMilliseconds)) throw unauthenticated('The token has expired.');
  return { kind: 'user', uid, token: claims };
}

/** The name under which a caller's reads and writes are counted. */
export function clientName(caller: Caller): string {
  return caller.kind === 'user' ? `user:${caller.uid}` : caller.kind;
}

/** Everything the database wants to know about a call. */
export function callContext(database: string, caller: Caller): CallContext {
  return { database, caller, client: clientName(caller) };
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
    // Falls through to the one refusal below.
  }
  throw unauthenticated('The token could not be decoded.');
}

function isExpired(claims: Record<string, unknown>, nowMilliseconds: number): boolean {
  const { exp, iat } = claims;
  // The SDK's mock tokens count from 1970 (iat 0, exp 3600) and are meant to be valid for ever.
  if (typeof exp !== 'number' || typeof iat !== 'number' || iat <= 0) return false;
  return exp + EXPIRY_TOLERANCE_SECONDS < nowMilliseconds / 1000;
}
