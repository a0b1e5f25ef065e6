import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors/catalogue.ts';

/**
 * One callable function: its deployed name, the schemas of its request and its data, and how its failures are named.
 */
export type Contract = {
  readonly name: string;
  readonly request: z.ZodMiniType & { readonly shape: Readonly<Record<string, z.ZodMiniType>> };
  readonly data: z.ZodMiniType;
  /**
   * The code that a person is shown when the call fails for no known reason; absent: 'generic/something-went-wrong'.
   */
  readonly failure?: ErrorCode | ((request: never) => ErrorCode);
};

/** A request of a callable. */
export type RequestOf<Callable extends Contract> = z.infer<Callable['request']>;

/** The data of a successful answer of a callable. */
export type DataOf<Callable extends Contract> = z.infer<Callable['data']>;

/** Returns the code of a call that failed for no known reason; for some callables it depends on the request. */
export function failureCodeOf<Callable extends Contract>(contract: Callable, request: RequestOf<Callable>): ErrorCode {
  const { failure } = contract;
  if (failure === undefined) return 'generic/something-went-wrong';
  return typeof failure === 'function' ? failure(request as never) : failure;
}
