import type { RulesAuth, RulesMap, RulesValue } from './contract.ts';

/** Returns `request.auth` of a signed-in user from the claims of the token. */
export function authOf(uid: string, claims: Readonly<Record<string, unknown>>): NonNullable<RulesAuth> {
  return { uid, token: mapOf(claims) };
}

function mapOf(claims: Readonly<Record<string, unknown>>): RulesMap {
  return new Map(Object.entries(claims).map(([name, claim]) => [name, valueOf(claim)]));
}

/** JSON knows no integers; a claim without a fraction counts as one. */
function valueOf(claim: unknown): RulesValue {
  if (typeof claim === 'number') return Number.isSafeInteger(claim) ? BigInt(claim) : claim;
  if (typeof claim === 'string' || typeof claim === 'boolean') return claim;
  if (Array.isArray(claim)) return claim.map(valueOf);
  if (typeof claim === 'object' && claim !== null) return mapOf(claim as Record<string, unknown>);
  return null;
}
