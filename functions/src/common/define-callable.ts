import { onCall, type CallableFunction } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { type Contract, type DataOf, failureCodeOf, type RequestOf } from '../../../src/domain/callables/contract.ts';
import { guard, type Admits, type Caller } from './guard.ts';
import { logFailure } from './log-failure.ts';
import { REGION } from './firebase.ts';
import { callOnce } from './call-once.ts';
import { withReadableBody } from './readable-body.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** A deployed callable function whose answer carries this data. */
export type Callable<Data> = CallableFunction<unknown, Promise<CallableAnswer<Data>>>;

/** A caller who need not be signed in. */
export type Visitor = {
  /** as the browser names itself; '' when it does not */
  readonly userAgent: string;
  /** of the network it calls from; '' when unknown. It is counted, never stored. */
  readonly address: string;
};

type Guarded<Of extends Contract> = {
  /** 'active' by default */
  readonly admits?: Admits;
  /** for a callable that writes nothing: the demonstration admits it */
  readonly writesNothing?: true;
  /** memory of one call; 256 MB by default */
  readonly memory?: '1GiB';
  /**
   * runs only for a caller that the guard admits, with a request that fits the contract; returns the data or a refusal
   */
  readonly handle: (request: RequestOf<Of>, caller: Caller) => Promise<DataOf<Of> | Refusal>;
};

type Open<Of extends Contract> = {
  /** no guard: the request itself has to prove its right */
  readonly admits: 'anyone';
  /** instances that all visitors share; 2 by default, so that guessing stays slow and cheap */
  readonly maxInstances?: number;
  readonly handle: (request: RequestOf<Of>, visitor: Visitor) => Promise<DataOf<Of> | Refusal>;
};

type RawRequest = {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly socket?: { readonly remoteAddress?: unknown };
};

const OPTIONS = { region: REGION, memory: '256MiB', timeoutSeconds: 60, maxInstances: 10 } as const;
/** The field of a request that holds its key: `src/domain/callables/call-key.ts`. */
const KEY_FIELD = 'callKey';
/** All visitors who are not signed in share few instances, so that guessing stays slow and cheap. */
const OPEN_OPTIONS = { ...OPTIONS, maxInstances: 2 } as const;

/**
 * Returns the deployed function of a contract. Its answer is always a `CallableAnswer`: an unforeseen failure is logged
 * and answered with the contract's failure code, so that no detail reaches the browser. The demonstration refuses every
 * callable that writes. A call with a key is carried out once (`call-once.ts`). Data that cannot be decoded get the
 * refusal of an invalid request.
 */
export function defineCallable<Of extends Contract>(
  contract: Of,
  definition: Guarded<Of> | Open<Of>,
): Callable<DataOf<Of>> {
  const deployed = onCall(optionsOf(definition), async (call): Promise<CallableAnswer<DataOf<Of>>> => {
    let failed: Refusal = refuse('generic/something-went-wrong');
    try {
      const caller = definition.admits === 'anyone' ? null : await admit(call.auth?.token, definition);
      if (caller !== null && isRefusal(caller)) return caller;
      const read = readRequest(contract.request, call.data);
      if (isRefusal(read)) return read;
      const request = read.value as RequestOf<Of>;
      failed = refuse(failureCodeOf(contract, request));
      const { [KEY_FIELD]: key, ...content } = request as { readonly [KEY_FIELD]?: string };
      const carryOut = () =>
        definition.admits === 'anyone'
          ? definition.handle(content as RequestOf<Of>, visitorOf(call))
          : definition.handle(content as RequestOf<Of>, caller as Caller);
      const data =
        key === undefined || caller === null
          ? await carryOut()
          : await callOnce({ userId: caller.userId, callable: contract.name, key, content }, carryOut);
      return isRefusal(data) ? data : { success: true, data };
    } catch (failure) {
      logFailure(contract.name, failure, { userId: call.auth?.uid ?? 'nobody' }, secretsOf(call.data));
      return failed;
    }
  });
  return withReadableBody(deployed);
}

/** A call that a test makes without HTTP has no headers and no address. */
function visitorOf({ rawRequest }: { readonly rawRequest?: RawRequest }): Visitor {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const headers = rawRequest?.headers;
  // Each proxy adds the address that called it at the end: what stands before is the caller's word.
  const forwarded = text(headers?.['x-forwarded-for']).split(',').at(-1)?.trim() ?? '';
  return {
    userAgent: text(headers?.['user-agent']),
    address: forwarded === '' ? text(rawRequest?.socket?.remoteAddress) : forwarded,
  };
}

async function admit<Of extends Contract>(
  token: Parameters<typeof guard>[0],
  { admits = 'active', writesNothing }: Guarded<Of>,
): Promise<Caller | Refusal> {
  const caller = await guard(token, admits);
  if (isRefusal(caller)) return caller;
  return caller.isDemo && writesNothing !== true ? refuse('demo/unauthorized-action') : caller;
}

function optionsOf<Of extends Contract>(definition: Guarded<Of> | Open<Of>) {
  if (definition.admits === 'anyone') return { ...OPEN_OPTIONS, maxInstances: definition.maxInstances ?? 2 };
  return definition.memory === undefined ? OPTIONS : { ...OPTIONS, memory: definition.memory };
}

/** Returns the request, or the refusal at the first wrong field: the innermost that has a name. */
export function readRequest<Request>(schema: z.ZodMiniType<Request>, data: unknown) {
  // The functions framework copies a body key by key: a key `__proto__` gives the copy another prototype.
  if (hasOtherPrototype(data) || hasHalfCharacters(data)) return refuse('generic/invalid-input');
  const parsed = schema.safeParse(data);
  if (parsed.success) return { value: parsed.data };
  const field = parsed.error.issues[0]?.path.findLast((step) => typeof step === 'string');
  return refuse('generic/invalid-input', field);
}

/** Returns whether any object in the data, however deep, has another prototype than a plain one. */
function hasOtherPrototype(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (!Array.isArray(data) && Object.getPrototypeOf(data) !== Object.prototype) return true;
  return Object.values(data).some(hasOtherPrototype);
}

/**
 * Returns whether any text or key in the data, however deep, has half a character: JSON allows it, the database cannot
 * store it.
 */
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
