/** Callers as `request.auth`. */
import type { RulesAuth, RulesMap, RulesValue } from '../../rules/contract.ts';
import type { Caller } from '../contract.ts';

/** Null for everyone who has not signed in. */
export function toRulesAuth(caller: Caller): RulesAuth {
  return caller.kind === 'user' ? { uid: caller.uid, token: toTokenMap(caller.token) } : null;
}

function toTokenMap(claims: Readonly<Record<string, unknown>>): RulesMap {
  return new Map(Object.entries(claims).map(([name, claim]) => [name, toTokenValue(claim)]));
}

/** JSON knows no integers; a claim without a fraction counts as one. */
function toTokenValue(claim: unknown): RulesValue {
  if (typeof claim === 'number') return Number.isSafeInteger(claim) ? BigInt(claim) : claim;
  if (typeof claim === 'string' || typeof claim === 'boolean') return claim;
  if (Array.isArray(claim)) return claim.map(toTokenValue);
  if (typeof claim === 'object' && claim !== null) return toTokenMap(claim as Record<string, unknown>);
  return null;
}
