import type { Call } from '../http/call.ts';

/**
 * The Authorization header; of an administrator when there is none but Google's server library asks: it sends no
 * credentials to an address other than Google's own, and with them would be one.
 */
export function authorizationOf(call: Call): string | undefined {
  const sent = call.header('authorization');
  if (sent !== undefined) return sent;
  return / gccl\//.test(call.header('x-goog-api-client') ?? '') ? 'Bearer owner' : undefined;
}
