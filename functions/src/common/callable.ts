import { onCall, type CallableFunction } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { guard, type Admits, type Caller } from './guard.ts';
import { logFailure } from './log-failure.ts';
import { REGION } from './firebase.ts';
import { isRefusal, refuse } from './refusal.ts';

type Contract<Request> = {
  /** as it is deployed and logged */
  readonly name: string;
  readonly request: z.ZodMiniType<Request>;
};

type GuardedContract<Request, Data> = Contract<Request> & {
  readonly admits: Admits;
  /** demonstration mode refuses every callable but those that say they write nothing */
  readonly writesNothing?: true;
  /** what one call needs; 256 MB are enough for most */
  readonly memory?: '1GiB';
  /** runs only for a caller that the guard let in, with a request of the right shape */
  readonly handle: (request: Request, caller: Caller) => Promise<CallableAnswer<Data>>;
};

type OpenContract<Request, Data> = Contract<Request> & {
  /** no guard: the request itself has to prove the right to what it asks for */
  readonly admits: 'anyone';
  readonly handle: (request: Request) => Promise<CallableAnswer<Data>>;
};

const OPTIONS = { region: REGION, memory: '256MiB', timeoutSeconds: 60, maxInstances: 10 } as const;
/** Whoever is not signed in shares few instances with all others, so that guessing stays slow and cheap. */
const OPEN_OPTIONS = { ...OPTIONS, maxInstances: 2 } as const;

/**
 * Returns the deployed function of a contract. Its answer is always a `CallableAnswer`: what goes wrong unforeseen is
 * logged and answered 'generic/something-went-wrong', so that no detail reaches the browser.
 * Demonstration mode refuses every callable that writes.
 */
export function callable<Request, Data>(
  contract: GuardedContract<Request, Data> | OpenContract<Request, Data>,
): CallableFunction<unknown, Promise<CallableAnswer<Data>>> {
  return onCall(optionsOf(contract), async (call) => {
    try {
      if (contract.admits === 'anyone') {
        const request = readRequest(contract.request, call.data);
        return isRefusal(request) ? request : await contract.handle(request.value);
      }
      const caller = await guard(call.auth?.token, contract.admits);
      if (isRefusal(caller)) return caller;
      if (caller.isDemo && contract.writesNothing !== true) return refuse('demo/unauthorized-action');
      const request = readRequest(contract.request, call.data);
      return isRefusal(request) ? request : await contract.handle(request.value, caller);
    } catch (failure) {
      logFailure(contract.name, failure, { userId: call.auth?.uid ?? 'nobody' }, secretsOf(call.data));
      return refuse('generic/something-went-wrong');
    }
  });
}

function optionsOf<Request, Data>(contract: GuardedContract<Request, Data> | OpenContract<Request, Data>) {
  if (contract.admits === 'anyone') return OPEN_OPTIONS;
  return contract.memory === undefined ? OPTIONS : { ...OPTIONS, memory: contract.memory };
}

/** Returns the request, or the refusal at the first field that is wrong: the innermost that has a name. */
export function readRequest<Request>(schema: z.ZodMiniType<Request>, data: unknown) {
  // The functions framework copies what it received key by key: a key `__proto__` gives the copy other ancestors.
  if (hasOtherAncestors(data) || hasHalfCharacters(data)) return refuse('generic/invalid-input');
  const parsed = schema.safeParse(data);
  if (parsed.success) return { value: parsed.data };
  const field = parsed.error.issues[0]?.path.findLast((step) => typeof step === 'string');
  return refuse('generic/invalid-input', field);
}

/** Whether an object in what was sent is none of the plain kind, however deep it lies. */
function hasOtherAncestors(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (!Array.isArray(data) && Object.getPrototypeOf(data) !== Object.prototype) return true;
  return Object.values(data).some(hasOtherAncestors);
}

/** Whether a text or a name in what was sent, however deep, has half a character: JSON can say it, the database cannot store it. */
function hasHalfCharacters(data: unknown): boolean {
  if (typeof data === 'string') return !data.isWellFormed();
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([name, value]) => !name.isWellFormed() || hasHalfCharacters(value));
}

/** Returns the passwords, keys and other secrets in a request, which no log may repeat. */
export function secretsOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    /password|secret|^key$/i.test(name) && typeof value === 'string' ? [value] : [],
  );
}
