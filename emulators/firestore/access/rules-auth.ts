/** Callers as `request.auth`. */
import { authOf } from '../../rules/claims.ts';
import type { RulesAuth } from '../../rules/contract.ts';
import type { Caller } from '../contract.ts';

/** Null for everyone who has not signed in. */
export function toRulesAuth(caller: Caller): RulesAuth {
  return caller.kind === 'user' ? authOf(caller.uid, caller.token) : null;
}
