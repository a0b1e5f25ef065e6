import { readStored, store } from '#lib/local-storage.ts';

const DEVICE = 'enclos.device';

/**
 * Returns the random text by which the server recognises this browser at the next sign-in: failures on a device that
 * signed in before are counted apart. It proves nothing else, stays when a person leaves, and is new when the browser
 * keeps nothing.
 */
export function knownDevice(): string {
  const kept = readStored(DEVICE);
  if (typeof kept === 'string' && kept.length >= 20 && kept.length <= 100) return kept;
  const device = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0'));
  store(DEVICE, device.join(''));
  return device.join('');
}
