/** The two halves of the link in an invitation's message: `/Register?invitation=<id>#<secret>`. */
export type InvitationLink = { readonly invitationId: string; readonly secret: string };

/** The invitation in an address: complete, half of it (a link cut in two, a page reloaded), or none. */
export type LinkFound = InvitationLink | 'incomplete' | 'none';

/** Reads the query and the hash of an address. */
export function invitationLink({ search, hash }: { readonly search: string; readonly hash: string }): LinkFound {
  const invitationId = new URLSearchParams(search).get('invitation')?.trim() ?? '';
  const secret = hash.replace(/^#/, '').trim();
  if (invitationId === '') return 'none';
  return secret === '' ? 'incomplete' : { invitationId, secret };
}
