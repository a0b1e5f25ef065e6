import type { Service } from '../service.ts';
import type { ErrorForm } from './answer.ts';
import type { Call } from './call.ts';
import { decoded } from './call.ts';

/** `parts` are the named groups of the pattern, percent-decoded. */
export type Handler = (service: Service, call: Call, parts: Readonly<Record<string, string>>) => Promise<void> | void;

/** Addresses of one form, with their methods. */
export type Route = {
  readonly pattern: RegExp;
  readonly methods: Readonly<Record<string, Handler>>;
};

/** One of the service's interfaces. */
export type Interface = {
  readonly routes: readonly Route[];
  readonly errorForm: ErrorForm;
  /** whether this interface refuses a path without a route */
  readonly owns: (path: string) => boolean;
};

/**
 * The handler for a request; null when the path does not belong to this interface, the list of allowed methods when the
 * method is wrong.
 */
export function findHandler(
  { routes }: Interface,
  method: string,
  path: string,
): { readonly handler: Handler; readonly groups: Readonly<Record<string, string>> } | { allowed: string[] } | null {
  const allowed: string[] = [];
  for (const { pattern, methods } of routes) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const handler = methods[method];
    if (handler !== undefined) return { handler, groups: match.groups ?? {} };
    allowed.push(...Object.keys(methods));
  }
  return allowed.length === 0 ? null : { allowed };
}

/** The parts of a path, percent-decoded. Throws 400. */
export function decodedParts(groups: Readonly<Record<string, string>>): Record<string, string> {
  const present = Object.entries(groups).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(present.map(([name, part]) => [name, decoded(part)]));
}
