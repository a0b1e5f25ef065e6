/** Returns a new key of a call that creates something: 20 letters and digits. */
export function newCallKey(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}
