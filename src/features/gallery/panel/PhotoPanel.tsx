import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHOTO_PAGE, type PhotoQuestion } from '#data/photos/photo-list.ts';
import { usePhotosQuery } from '#data/photos/photos.endpoints.ts';
import type { PhotoKind } from '#domain/pictures/photo.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { GalleryGrid } from '../GalleryGrid.tsx';
import { itemOfPhoto } from '../gallery-items.ts';
import { MoreItems } from '../MoreItems.tsx';
import { AddPhotos } from '../upload/AddPhotos.tsx';
import { usePhotoRights } from '../usePhotoRights.ts';
import { usePanelNames } from './usePanelNames.ts';

/** The subject of a panel's photos. */
export type PhotoSubject = {
  readonly zooId: string;
  readonly kind: PhotoKind;
  readonly id: string;
  readonly name: string;
  /** the sector whose people may add photos; null when only admins may */
  readonly sectorId: string | null;
  readonly mainUrl: string | null;
};

/**
 * The photos of an animal, an enclosure (with those of its animals) or a sector (without them), with a place to add
 * some.
 */
export function PhotoPanel({ subject }: { readonly subject: PhotoSubject }) {
  const { t } = useTranslation(['gallery', 'words']);
  const rights = usePhotoRights();
  const [size, setSize] = useState(PHOTO_PAGE);
  const { currentData, data, error, refetch } = usePhotosQuery(questionOf(subject, size));
  const shown = currentData ?? data;
  const nameOf = usePanelNames(subject);
  const mayAdd = rights.mayAdd(subject.sectorId);
  return (
    <Stack gap="md">
      {mayAdd && (
        <AddPhotos
          target={{
            zooId: subject.zooId,
            kind: subject.kind,
            subjectId: subject.id,
            isFirstMain: subject.mainUrl === null && rights.mayAddMain(subject.kind, subject.sectorId),
          }}
        />
      )}
      {shown === undefined && error === undefined && <LoadingState label={t('loading')} shape="cards" />}
      {shown === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {shown !== undefined && shown.items.length === 0 && (
        <EmptyState title={t('words:noPhoto')} message={mayAdd ? t('empty.add') : t('empty.message')} />
      )}
      {shown !== undefined && shown.items.length > 0 && (
        <>
          <GalleryGrid
            label={t('photosOf', { name: subject.name })}
            items={shown.items.map(itemOfPhoto)}
            nameOf={(item) => (item.of === 'subject' ? nameOf(item.photo) : item.task.title)}
            main={{ subjectId: subject.id, url: subject.mainUrl }}
          />
          {shown.hasMore && <MoreItems size={size} onMore={setSize} />}
        </>
      )}
    </Stack>
  );
}

function questionOf({ zooId, kind, id }: PhotoSubject, size: number): PhotoQuestion {
  if (kind === 'animal') return { zooId, size, animalId: id };
  return kind === 'enclosure' ? { zooId, size, enclosureId: id } : { zooId, size, subjectId: id };
}
