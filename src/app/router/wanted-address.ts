const NAME = 'next';

/** Returns the address of the sign-in page that leads back to `wanted` afterwards. */
export function signInAddress(wanted: string | null): string {
  if (wanted === null || wanted === '/') return '/login';
  return `/login?${new URLSearchParams({ [NAME]: wanted }).toString()}`;
}

/**
 * Returns the address to open after signing in: an address of this application only, never a foreign one that a link
 * smuggled in.
 */
export function wantedAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(NAME) ?? '/';
  const isOurs = /^\/(?![/\\])/.test(wanted) && !/^\/login\b/i.test(wanted);
  return isOurs ? wanted : '/';
}
