import type { Call } from '../http/call.ts';

/**
 * The Authorization header. Without one, Google's server library counts as the administrator: it sends no credentials
 * to an address other than Google's own.
 */
export function authorizationOf(call: Call): string | undefined {
  const sent = call.header('authorization');
  if (sent !== undefined) return sent;
  return / gccl\//.test(call.header('x-goog-api-client') ?? '') ? 'Bearer owner' : undefined;
}
