/** Runs a method with one request, for gRPC and REST. */
import { FirestoreError } from '../contract.ts';
import type { Backend } from '../contract.ts';
import type { Faults } from '../faults/faults.ts';
import { runFaulty } from '../faults/faulty-call.ts';
import type { Transport } from '../faults/rule.ts';
import { callContext, callerFromAuthorization, uidOf } from './caller.ts';
import { METHODS } from './methods.ts';

export type MethodParts = { readonly backend: Backend; readonly faults: Faults };

export type MethodCall = {
  readonly method: string;
  readonly transport: Transport;
  readonly authorization: string | undefined;
  readonly request: Record<string, unknown>;
};

/** Returns the response, or the list of responses of a server-streaming method. */
export function runMethod({ backend, faults }: MethodParts, call: MethodCall): Promise<unknown> {
  const { method, authorization, request } = call;
  return runFaulty(faults, { ...call, uid: () => uidOf(authorization) }, () => {
    const implementation = METHODS[method];
    if (implementation === undefined) throw new FirestoreError('UNIMPLEMENTED', `There is no method ${method}.`);
    const caller = callerFromAuthorization(authorization, Date.now());
    return implementation.run(backend, callContext(implementation.database(request), caller), request);
  });
}
