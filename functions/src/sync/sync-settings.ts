/** A shorter key could be guessed, and counts as no key. */
const KEY_MIN_LENGTH = 32;

/** Returns the key by which other environments may read this one's reference data, or null when there is none. */
export function ownSyncKey(environment: Readonly<Record<string, string | undefined>> = process.env): string | null {
  const key = environment['ENCLOS_SYNC_KEY'] ?? '';
  return key.length < KEY_MIN_LENGTH ? null : key;
}

/**
 * Returns the address of the environment whose reference data are copied, or null when none is set, or one that would
 * send the key unencrypted to another machine.
 */
export function otherEnvironment(environment: Readonly<Record<string, string | undefined>> = process.env): URL | null {
  const address = URL.parse(environment['ENCLOS_SYNC_URL'] ?? '');
  if (address === null || address.username !== '' || address.password !== '') return null;
  const isHere = address.protocol === 'http:' && address.hostname === '127.0.0.1';
  return address.protocol === 'https:' || isHere ? address : null;
}
