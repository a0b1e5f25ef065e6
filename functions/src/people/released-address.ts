/**
 * Returns the new sign-in address of a deleted person, so that their own can be invited again. No mail goes there: the
 * domain is reserved for names that never exist (RFC 2606). Their document keeps their own address.
 */
export function releasedAddress(userId: string): string {
  return `${userId.toLowerCase()}@deleted.invalid`;
}
