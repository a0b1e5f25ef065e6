import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { FilePlace } from '../../../src/domain/pictures/file-place.ts';
import { pictureIdOf } from '../../../src/domain/pictures/picture-address.ts';
import type { Sector } from '../../../src/domain/sectors/sector.ts';
import { database } from '../common/firebase.ts';
import { enclosurePath, sectorPath, userPath, zooPath } from '../common/paths.ts';

type Place = Omit<FilePlace, 'file'>;
type Team = Pick<Sector, 'sectorId' | 'sectorKeeper' | 'managementUserIds' | 'veterinaryUserIds' | 'nutritionUserIds'>;

/**
 * Returns the document to which the pictures of a place belong; null when it does not exist, is deleted, or is another
 * establishment's.
 */
export async function ownerDocument(place: Place): Promise<DocumentSnapshot | null> {
  const reference = ownerReference(place);
  if (reference === null) return null;
  const document = await reference.get();
  return isOwner(document, place) ? document : null;
}

/** Returns whether a document exists, is not deleted and belongs to the establishment that the path names. */
export function isOwner(document: DocumentSnapshot, { zooId }: Pick<Place, 'zooId'>): boolean {
  return document.exists && document.get('zooId') === zooId && document.get('isDeleted') !== true;
}

/** Returns the sector whose team may change the pictures of a place, or null where no sector gives that right. */
export function sectorOf({ kind, ownerId }: Place, owner: DocumentSnapshot): string | null {
  if (kind === 'sectors') return ownerId;
  if (kind !== 'enclosures') return null;
  const linked: unknown = owner.get('linkedSectorId');
  return typeof linked === 'string' && linked !== '' && !linked.includes('/') ? linked : null;
}

/** Returns a sector of the establishment, read once when it is the owner itself; null for a foreign one. */
export async function sectorDocument(
  sectorId: string,
  zooId: string,
  owner: DocumentSnapshot,
): Promise<DocumentSnapshot | null> {
  if (owner.ref.path === sectorPath(sectorId)) return owner;
  const sector = await database().doc(sectorPath(sectorId)).get();
  return isOwner(sector, { zooId }) ? sector : null;
}

/** Returns the team of a sector; a list that an older document lacks is empty. */
export function teamOf(sector: DocumentSnapshot): Team {
  const list = (name: keyof Team): string[] => {
    const stored: unknown = sector.get(name);
    return Array.isArray(stored) ? stored : [];
  };
  return {
    sectorId: sector.id,
    sectorKeeper: list('sectorKeeper'),
    managementUserIds: list('managementUserIds'),
    veterinaryUserIds: list('veterinaryUserIds'),
    nutritionUserIds: list('nutritionUserIds'),
  };
}

/** Returns the main picture of a document as an address, or null. */
export function mainAddress(kind: FilePlace['kind'], owner: DocumentSnapshot): string | null {
  const stored: unknown = owner.get(kind === 'logo' ? 'logoUrl' : `${mainField(kind)}.url`);
  return typeof stored === 'string' ? stored : null;
}

/** Returns the change of a document that gives it this main picture; enclosures are written by the browser. */
export function withMainAddress(kind: 'users' | 'logo' | 'sectors', url: string): Record<string, unknown> {
  return kind === 'logo' ? { logoUrl: url } : { [mainField(kind)]: { url } };
}

/** Returns the change that removes a picture from its document; empty when the document does not name it. */
export function withoutPicture(place: FilePlace, path: string, owner: DocumentSnapshot): Record<string, unknown> {
  const { kind } = place;
  const change: Record<string, unknown> = {};
  if (pictureIdOf(mainAddress(kind, owner)) === path) change[kind === 'logo' ? 'logoUrl' : mainField(kind)] = null;
  const areas: unknown = kind === 'enclosures' ? owner.get('areas') : null;
  if (Array.isArray(areas) && areas.some((area) => shows(area, path)))
    change['areas'] = areas.map((area: object) => (shows(area, path) ? { ...area, areaImageUrl: null } : area));
  return change;
}

function shows(area: unknown, path: string): boolean {
  if (typeof area !== 'object' || area === null || !('areaImageUrl' in area)) return false;
  return typeof area.areaImageUrl === 'string' && pictureIdOf(area.areaImageUrl) === path;
}

function mainField(kind: FilePlace['kind']): string {
  if (kind === 'users') return 'userProfilePicture';
  return kind === 'sectors' ? 'sectorProfilePicture' : 'enclosureProfilePicture';
}

function ownerReference({ zooId, kind, ownerId }: Place): DocumentReference | null {
  // Photos of animals come and go by the gallery's own functions.
  if (kind === 'exports' || kind === 'animals') return null;
  const path = { users: userPath, logo: zooPath, sectors: sectorPath, enclosures: enclosurePath }[kind];
  return database().doc(path(kind === 'logo' ? zooId : ownerId));
}
