import { Title } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PHOTO_PAGE } from '#data/photos/photo-list.ts';
import { usePhotosQuery } from '#data/photos/photos.endpoints.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { addressOfGallery, galleryFiltersOf, photoQuestion } from './gallery-filters.ts';
import { GalleryFilterBar } from './GalleryFilterBar.tsx';
import classes from './gallery.module.css';
import { MorePhotos } from './MorePhotos.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { photosByDay } from './photos-by-day.ts';
import { useSubjectNames } from './useSubjectNames.ts';

/** /GalleryView: the photos of the establishment, by day or by photo, of one animal, enclosure or sector. */
export function Component() {
  const { t } = useTranslation(['gallery', 'words']);
  const { zooId } = useActor();
  const { day } = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const filters = galleryFiltersOf(parameters);
  const [size, setSize] = useState(PHOTO_PAGE);
  const { nameOf: subjectOf, ...choices } = useSubjectNames();
  const { currentData, error, refetch } = usePhotosQuery(photoQuestion(zooId, filters, size));
  const nameOf = useCallback(
    (photo: Photo) => [subjectOf(photo), photo.caption].filter((part) => part !== '').join(' – ') || t('photo'),
    [subjectOf, t],
  );
  const isFiltered = filters.animal !== null || filters.enclosure !== null || filters.sector !== null;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <GalleryFilterBar
        filters={filters}
        choices={choices}
        summary={
          currentData === undefined
            ? ''
            : t(currentData.hasMore ? 'latest' : 'count', { count: currentData.photos.length })
        }
        onChange={(next) => {
          setSize(PHOTO_PAGE);
          setParameters((now) => addressOfGallery(next, now), { replace: true });
        }}
      />
      {currentData === undefined && error === undefined && (
        <LoadingState label={t('loading')} shape="cards" count={12} />
      )}
      {currentData === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {currentData?.photos.length === 0 && (
        <EmptyState title={t('words:noPhoto')} message={isFiltered ? t('empty.filtered') : t('empty.where')} />
      )}
      {currentData !== undefined &&
        (filters.view === 'photo' ? (
          <PhotoGrid label={t('title')} photos={currentData.photos} nameOf={nameOf} isLarge />
        ) : (
          photosByDay(currentData.photos).map((taken) => (
            <section key={taken.day} aria-label={day(taken.day)}>
              <Title order={2} fz="md" className={classes['day'] ?? ''}>
                {day(taken.day)}
              </Title>
              <PhotoGrid label={t('photosOn', { day: day(taken.day) })} photos={taken.photos} nameOf={nameOf} />
            </section>
          ))
        ))}
      {currentData?.hasMore === true && <MorePhotos size={size} onMore={setSize} />}
    </>
  );
}
