import type { Request } from 'firebase-functions/https';

/** Objects and lists in one another that a request may hold: several times as many as any contract has. */
export const MAX_DEPTH = 20;

/** A function that answers web requests, with the properties by which it is deployed. */
type Deployed = (request: Request, response: never) => unknown;

/**
 * Returns the callable in front of which data that the functions framework cannot decode become null. The framework
 * would answer them with status 500: it walks deep data recursively, and throws at a `@type` that it does not know.
 * With null, the callable refuses the caller or the request like any other invalid one.
 */
export function withReadableBody<Callable extends Deployed>(callable: Callable): Callable {
  const guarded: Deployed = (request, response) => {
    const body: unknown = request.body;
    if (isObject(body) && !isReadable(body['data'])) request.body = { ...body, data: null };
    return callable(request, response);
  };
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as Callable;
}

/** Returns whether data are at most `MAX_DEPTH` levels deep and name no `@type`; the web SDK never sends one. */
export function isReadable(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const objects = level.filter(isObject);
    if (objects.length === 0) return true;
    if (objects.some((one) => Object.hasOwn(one, '@type'))) return false;
    level = objects.flatMap((one) => Object.values(one));
  }
  return !level.some(isObject);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
