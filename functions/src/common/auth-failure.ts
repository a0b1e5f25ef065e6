/** Returns whether something that was thrown is the sign-in service's answer with one of these codes. */
export function isAuthCode(failure: unknown, ...codes: readonly `auth/${string}`[]): boolean {
  const code: unknown = failure instanceof Error && 'code' in failure ? failure.code : null;
  return codes.some((expected) => expected === code);
}
