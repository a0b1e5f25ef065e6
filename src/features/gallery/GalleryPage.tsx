import { Title } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHOTO_PAGE } from '#data/photos/photo-list.ts';
import { captionIn } from '#domain/pictures/photo.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { ViewMenu } from '#kit/list/ViewMenu.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { GALLERY_FILTERS } from './gallery-filters.ts';
import type { GalleryItem } from './gallery-items.ts';
import classes from './gallery.module.css';
import { GalleryGrid } from './GalleryGrid.tsx';
import { itemsByDay } from './items-by-day.ts';
import { MoreItems } from './MoreItems.tsx';
import { useGallery } from './useGallery.ts';
import { useSubjectNames } from './useSubjectNames.ts';

const NONE: readonly GalleryItem[] = [];

/**
 * /GalleryView: the photos of the establishment and the photos and films of its tasks, by day or by photo, of one
 * animal, enclosure or sector.
 */
export function Component() {
  const { t } = useTranslation(['gallery', 'words']);
  const { day } = useFormat();
  const language = useLanguage();
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
    kind: { label: t('words:type'), nameOf: (kind) => t(`values.kind.${kind}`), width: 160 },
    view: { label: t('words:layout'), nameOf: (one) => t(`values.view.${one}`) },
  });
  const [size, setSize] = usePageSize(Object.values(filters.filters).join(' '));
  const { items, hasMore, unreadable, error, refetch } = useGallery(filters.filters, size);
  const found = items ?? NONE;
  const nameOf = useCallback(
    (item: GalleryItem) => {
      const parts = item.of === 'task' ? [item.task.title] : [subjectOf(item.photo), captionIn(item.photo, language)];
      return parts.filter((part) => part !== '').join(' – ') || t('photo');
    },
    [subjectOf, t, language],
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <RecordList
        source={{ rows: items, error, refetch, hasMore, unreadable }}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        filterTools={<ViewMenu />}
        summary={t(hasMore ? 'latest' : 'count', { count: found.length })}
        empty={{ title: t('words:noPhoto'), message: t('empty.where') }}
        isAskedByFilters
        loadingShape="cards"
      >
        {filters.filters.view === 'photo' ? (
          <GalleryGrid label={t('title')} items={found} nameOf={nameOf} isLarge />
        ) : (
          itemsByDay(found).map((taken) => (
            <section key={taken.day} aria-label={day(taken.day)}>
              <Title order={2} fz="md" className={classes['day'] ?? ''}>
                {day(taken.day)}
              </Title>
              <GalleryGrid label={t('photosOn', { day: day(taken.day) })} items={taken.items} nameOf={nameOf} />
            </section>
          ))
        )}
      </RecordList>
      {hasMore && <MoreItems size={size} onMore={setSize} />}
    </>
  );
}

/** The number of items asked for, and what changes it; another question begins with one page again. */
function usePageSize(question: string) {
  const [asked, setAsked] = useState({ question, size: PHOTO_PAGE });
  const size = asked.question === question ? asked.size : PHOTO_PAGE;
  return [size, (next: number) => setAsked({ question, size: next })] as const;
}
