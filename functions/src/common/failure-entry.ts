/** What the log tells of a failure: the function, what identifies the case, the code where there is one, and the error. */
export type FailureEntry = Readonly<Record<string, string | null>> & {
  readonly function: string;
  readonly code: string | null;
  readonly error: string;
};

/**
 * Returns what is logged of a failure, whatever was thrown. Every text in `secrets` is struck out: some libraries repeat in
 * the message what they were given.
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
