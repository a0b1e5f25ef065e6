import { mayDo, type Operation } from '#domain/access/operations.ts';
import type { Photo, PhotoKind } from '#domain/pictures/photo.ts';
import { useActor } from '#state/session/use-session.ts';

const MAIN: Readonly<Record<PhotoKind, Operation>> = {
  animal: 'animal.edit',
  enclosure: 'enclosure.edit',
  sector: 'sector.edit',
};

/** Returns the person's rights on photos, by the photos' sector; the server applies the same table. */
export function usePhotoRights() {
  const actor = useActor();
  const may = (operation: Operation, sectorId: string | null, authorId: string | null) =>
    mayDo(actor, operation, { zooId: actor.zooId, sectorIds: sectorId === null ? [] : [sectorId], authorId });
  return {
    mayAdd: (sectorId: string | null) => may('photo.add', sectorId, null),
    mayAddMain: (kind: PhotoKind, sectorId: string | null) => may(MAIN[kind], sectorId, null),
    mayRemove: (photo: Photo) => may('photo.remove', photo.sectorId, photo.uploadedBy),
    mayMakeMain: (photo: Photo) => may(MAIN[photo.kind], photo.sectorId, null),
  };
}
