import { readFilePlace, thumbnailPath } from './file-place.ts';

/**
 * Returns the full name of the file that a stored address shows (what `removePicture` takes), or null for an address of
 * no file in our Storage: another site, an older address, no address at all.
 * @source https://firebase.google.com/docs/storage/web/download-files (form of download addresses)
 */
export function pictureIdOf(address: string | null | undefined): string | null {
  const name = encodedName(address);
  if (name === null) return null;
  try {
    const path = decodeURIComponent(name);
    return readFilePlace(path) === null ? null : path;
  } catch {
    return null;
  }
}

/**
 * Returns the address of a picture's thumbnail, which the server stores under the same token; the address itself when
 * it is of no file in our Storage.
 */
export function thumbnailAddress(address: string): string {
  const path = pictureIdOf(address);
  const name = encodedName(address);
  if (path === null || name === null) return address;
  return address.replace(`/o/${name}?`, `/o/${encodeURIComponent(thumbnailPath(path))}?`);
}

function encodedName(address: string | null | undefined): string | null {
  return /^https?:\/\/[^/?#]+\/v0\/b\/[^/?#]+\/o\/([^/?#]+)\?/.exec(address ?? '')?.[1] ?? null;
}
