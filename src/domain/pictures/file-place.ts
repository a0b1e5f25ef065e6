/** The kinds of files by their subject, the second part of their path. */
export const FILE_KINDS = ['sectors', 'enclosures', 'animals', 'users', 'logo', 'exports'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/**
 * The place of a file: '<zooId>/<kind>/<ownerId>/<file>', or '<zooId>/logo/<file>', whose owner is the establishment.
 */
export type FilePlace = {
  readonly zooId: string;
  readonly kind: FileKind;
  readonly ownerId: string;
  /** its name, with 'thumbnails/' before it when it is one */
  readonly file: string;
};

const THUMBNAILS = 'thumbnails';
/** Excludes control characters and every character with a meaning in a path or an address. */
// oxlint-disable-next-line no-control-regex
const PART = /^[^\u0000-\u001F\u007F\\/?#]+$/;

/**
 * Returns the place that a path names, or null for an invalid path: another number of parts, an unknown kind, a part
 * that is empty, '.', '..', reserved, or that holds a character of paths, addresses or terminals.
 * @source storage.rules; specification, point 7 "Storage"
 */
export function readFilePlace(path: string): FilePlace | null {
  const parts = path.split('/');
  if (!parts.every(isPart)) return null;
  const [zooId = '', kind, ...rest] = parts;
  if (!isFileKind(kind)) return null;
  const ownerId = kind === 'logo' ? zooId : rest.shift();
  const isBelow = rest.length === 2 && rest[0] === THUMBNAILS && kind !== 'exports';
  if (ownerId === undefined || (rest.length !== 1 && !isBelow)) return null;
  return { zooId, kind, ownerId, file: rest.join('/') };
}

/** Returns the place of a folder for pictures, without a file; null for a text that names no such folder. */
export function readFolder(folder: string): Omit<FilePlace, 'file'> | null {
  const place = readFilePlace(`${folder}/x`);
  if (place === null || place.file !== 'x') return null;
  return { zooId: place.zooId, kind: place.kind, ownerId: place.ownerId };
}

/** Returns the path of a folder; the inverse of `readFolder`. */
export function folderPath({ zooId, kind, ownerId }: Omit<FilePlace, 'file'>): string {
  return kind === 'logo' ? `${zooId}/logo` : `${zooId}/${kind}/${ownerId}`;
}

/** Returns the path of the thumbnail that lies beside a picture; a path without folder has its thumbnail below it. */
export function thumbnailPath(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  return `${path.slice(0, slash)}${THUMBNAILS}/${path.slice(slash)}`;
}

/** Returns whether the file is a thumbnail: thumbnails come and go with their pictures. */
export function isThumbnail({ file }: Pick<FilePlace, 'file'>): boolean {
  return file.startsWith(`${THUMBNAILS}/`);
}

function isPart(part: string): boolean {
  return PART.test(part) && part !== '.' && part !== '..' && !/^__.*__$/.test(part);
}

function isFileKind(kind: string | undefined): kind is FileKind {
  return (FILE_KINDS as readonly (string | undefined)[]).includes(kind);
}
