/** Version of the terms that a person must have accepted (specification, point 9). */
export const TERMS_VERSION = 4;

/**
 * Returns whether the person has accepted the terms in force. It is a module apart from the schema of a person, which
 * the sign-in page need not load.
 */
export function hasAcceptedTerms(user: { readonly eula: number }): boolean {
  return user.eula === TERMS_VERSION;
}
