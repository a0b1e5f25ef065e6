/** Returns whether a thrown value is an error of the sign-in service with one of these codes. */
export function isAuthCode(failure: unknown, ...codes: readonly `auth/${string}`[]): boolean {
  const code: unknown = failure instanceof Error && 'code' in failure ? failure.code : null;
  return codes.some((expected) => expected === code);
}
