/** The log entry of a failure: the function, the ids of the case, the code if there is one, and the error. */
export type FailureEntry = Readonly<Record<string, string | null>> & {
  readonly function: string;
  readonly code: string | null;
  readonly error: string;
};

/**
 * Returns the log entry of any thrown value. Every text in `secrets` is struck out: some libraries repeat their input
 * in the message.
 */
export function failureEntry(
  functionName: string,
  failure: unknown,
  details: Readonly<Record<string, string>> = {},
  secrets: readonly string[] = [],
): FailureEntry {
  const text = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : null;
  const struckOut = secrets
    .filter((secret) => secret !== '')
    .reduce((all, secret) => all.replaceAll(secret, '***'), text);
  return { function: functionName, ...details, code, error: struckOut };
}
