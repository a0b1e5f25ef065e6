const NAME = 'next';
/** An origin that no address can name, to read a wanted address against. */
const ANY_ORIGIN = 'https://own.invalid';

/** Returns the address of the sign-in page that leads back to `wanted` afterwards. */
export function signInAddress(wanted: string | null): string {
  if (wanted === null || wanted === '/') return '/login';
  return `/login?${new URLSearchParams({ [NAME]: wanted }).toString()}`;
}

/**
 * Returns the address to open after signing in: an address of this application only, never a foreign one that a link
 * smuggled in. The browser's own reading decides, since it drops tabs and line ends and takes `\` for `/`.
 */
export function wantedAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(NAME) ?? '/';
  const read = wanted.startsWith('/') ? URL.parse(wanted, ANY_ORIGIN) : null;
  const isOurs = read?.origin === ANY_ORIGIN && !read.pathname.startsWith('//') && !/^\/login\b/i.test(read.pathname);
  return isOurs ? `${read.pathname}${read.search}${read.hash}` : '/';
}
