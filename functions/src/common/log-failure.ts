import { error as logError } from 'firebase-functions/logger';

/**
 * Logs a failure that nobody foresaw: the function, what identifies the case, and the error. Every text in `secrets` is
 * struck out: some libraries repeat in the message what they were given.
 */
export function logFailure(
  functionName: string,
  failure: unknown,
  details: Readonly<Record<string, string>> = {},
  secrets: readonly string[] = [],
): void {
  const text = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : null;
  const struckOut = secrets
    .filter((secret) => secret !== '')
    .reduce((all, secret) => all.replaceAll(secret, '***'), text);
  logError(`${functionName} failed`, { function: functionName, ...details, code, error: struckOut });
}
