/**
 * Returns the address that the sign-in account of a deleted person has from then on, so that theirs can be invited again.
 * No mail goes there: the domain is reserved for names that never exist (RFC 2606). Their document keeps their own.
 */
export function releasedAddress(userId: string): string {
  return `${userId.toLowerCase()}@deleted.invalid`;
}
