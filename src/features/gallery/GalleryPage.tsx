import { SegmentedControl, Title } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PHOTO_PAGE } from '#data/photos/photo-list.ts';
import { usePhotosQuery } from '#data/photos/photos.endpoints.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { withParameters } from '#lib/address-parameters.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { GALLERY_FILTERS, photoQuestion } from './gallery-filters.ts';
import classes from './gallery.module.css';
import { MorePhotos } from './MorePhotos.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { photosByDay } from './photos-by-day.ts';
import { useSubjectNames } from './useSubjectNames.ts';

const NONE: readonly Photo[] = [];
/** By day: under the days they were taken on. By photo: one after the other, larger. */
const VIEWS = ['day', 'photo'] as const;

/** /GalleryView: the photos of the establishment, by day or by photo, of one animal, enclosure or sector. */
export function Component() {
  const { t } = useTranslation(['gallery', 'words']);
  const { zooId } = useActor();
  const { day } = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const view = VIEWS.find((one) => one === parameters.get('view')) ?? 'day';
  const { nameOf: subjectOf, animals, enclosures, sectors } = useSubjectNames();
  const place = (name: 'sector' | 'enclosure' | 'animal', choices: typeof animals) => ({
    label: t(`values.place.${name}`),
    choices,
    width: 220,
  });
  const filters = useRecordFilters(GALLERY_FILTERS, {
    sector: place('sector', sectors),
    enclosure: place('enclosure', enclosures),
    animal: place('animal', animals),
  });
  const [size, setSize] = usePageSize(Object.values(filters.filters).join(' '));
  const { currentData, error, refetch } = usePhotosQuery(photoQuestion(zooId, filters.filters, size));
  const photos = currentData?.items ?? NONE;
  const nameOf = useCallback(
    (photo: Photo) => [subjectOf(photo), photo.caption].filter((part) => part !== '').join(' – ') || t('photo'),
    [subjectOf, t],
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <RecordList
        source={{ rows: currentData?.items, error, refetch }}
        found={photos}
        filters={filters}
        filtersLabel={t('filters.label')}
        filterTools={
          <SegmentedControl
            aria-label={t('words:layout')}
            data={VIEWS.map((value) => ({ value, label: t(`filters.views.${value}`) }))}
            value={view}
            onChange={(chosen) =>
              setParameters((now) => withParameters(now, { view: chosen === 'day' ? null : chosen }), { replace: true })
            }
          />
        }
        summary={t(currentData?.hasMore === true ? 'latest' : 'count', { count: photos.length })}
        empty={{ title: t('words:noPhoto'), message: t('empty.where') }}
        isAskedByFilters
        loadingShape="cards"
      >
        {view === 'photo' ? (
          <PhotoGrid label={t('title')} photos={photos} nameOf={nameOf} isLarge />
        ) : (
          photosByDay(photos).map((taken) => (
            <section key={taken.day} aria-label={day(taken.day)}>
              <Title order={2} fz="md" className={classes['day'] ?? ''}>
                {day(taken.day)}
              </Title>
              <PhotoGrid label={t('photosOn', { day: day(taken.day) })} photos={taken.photos} nameOf={nameOf} />
            </section>
          ))
        )}
      </RecordList>
      {currentData?.hasMore === true && <MorePhotos size={size} onMore={setSize} />}
    </>
  );
}

/** The number of photos asked for, and what changes it; another question begins with one page again. */
function usePageSize(question: string) {
  const [asked, setAsked] = useState({ question, size: PHOTO_PAGE });
  const size = asked.question === question ? asked.size : PHOTO_PAGE;
  return [size, (next: number) => setAsked({ question, size: next })] as const;
}
