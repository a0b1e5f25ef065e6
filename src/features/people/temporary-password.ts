import { temporaryPassword } from '#domain/users/password.ts';

/** Returns a temporary password from the browser's source of randomness. */
export function newTemporaryPassword(): string {
  const byte = new Uint8Array(1);
  return temporaryPassword(() => crypto.getRandomValues(byte)[0] ?? 0);
}
