/** The list of profiles. */
export const PROFILE_LIST_HREF = '/QuizzProfileView';
/** The address of a new official profile. */
export const NEW_OFFICIAL_HREF = `${PROFILE_LIST_HREF}?id=new`;
/** The address of a new profile that is reserved for the establishment. */
export const NEW_RESERVED_HREF = `${PROFILE_LIST_HREF}?id=new&reserved=1`;

/** The address of a profile, to be edited or read. */
export function profileHref(profileId: string): string {
  return `${PROFILE_LIST_HREF}?id=${encodeURIComponent(profileId)}`;
}

/** The address of a new reserved profile that begins as a copy of a published one. */
export function copyHref(profileId: string): string {
  return `${NEW_RESERVED_HREF}&copy=${encodeURIComponent(profileId)}`;
}

/** The address of the comparison of a profile with another one. */
export function comparisonHref(profileId: string): string {
  return `/ProfilComparisonView?one=${encodeURIComponent(profileId)}`;
}
