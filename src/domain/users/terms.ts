/** Version of the terms that a person must have accepted (specification, point 9). */
export const TERMS_VERSION = 4;

/** Whether the person has accepted the terms in force. Stands apart from the schema of a person, which sign-in can spare. */
export function hasAcceptedTerms(user: { readonly eula: number }): boolean {
  return user.eula === TERMS_VERSION;
}
