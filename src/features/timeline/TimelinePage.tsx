import { Button, Group, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useTimelineInfiniteQuery } from '#data/timeline/timeline.endpoints.ts';
import type { TimelineEntry } from '#domain/timeline/entry.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { endsBeforeItBegins } from '#domain/time/typed-period.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { questionOf } from './timeline-filters.ts';
import { TimelineDays } from './TimelineDays.tsx';
import { TimelineExport } from './TimelineExport.tsx';
import { useTimelineFilters } from './useTimelineFilters.ts';
import { useNamesWithPlaces, useTimelineNames } from './useTimelineNames.ts';

const NONE: readonly TimelineEntry[] = [];

/** /Timeline: the events of the establishment, newest first, by day. */
export function Component() {
  const { t } = useTranslation('timeline');
  const actor = useActor();
  const names = useTimelineNames();
  const filters = useTimelineFilters(names);
  // A period that ends before it begins has no events: the database is not asked.
  const isBackwards = endsBeforeItBegins(filters.filters.period, ZONE);
  const question = isBackwards ? skipToken : questionOf(filters.filters, actor, ZONE);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useTimelineInfiniteQuery(question);
  const entries = useMemo(() => currentData?.pages.flatMap((page) => page.entries) ?? [], [currentData]);
  const shownNames = useNamesWithPlaces(names, entries);
  const hasFailed = error !== undefined && !isFetching;
  // After a step that found nothing, the person decides whether to look further.
  const isSparse = currentData !== undefined && currentData.pages.at(-1)?.entries.length === 0;
  const { ref, entry: end } = useIntersection({ rootMargin: '600px' });
  const wantsMore = end?.isIntersecting === true && hasNextPage && !isFetching && !hasFailed && !isSparse;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);

  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <RecordList
        source={{ rows: isBackwards ? NONE : currentData && entries, error, refetch, hasMore: hasNextPage }}
        found={entries}
        filters={filters}
        filtersLabel={t('filters.label')}
        failed="timeline/load-failed"
        summary={t('count', { count: entries.length })}
        empty={{ title: t('empty.title'), message: t('empty.all') }}
        filterTools={
          entries.length > 0 && (
            <TimelineExport entries={entries} names={shownNames} facts={filters.facts} hasMore={hasNextPage} />
          )
        }
        isAskedByFilters
      >
        <TimelineDays entries={entries} names={shownNames} />
      </RecordList>
      {isSparse && hasNextPage && (
        <Text ta="center" c="dimmed" fz="sm" mt="md">
          {t('searchedFar')}
        </Text>
      )}
      {currentData !== undefined && hasFailed && (
        <LoadFailed error={queryError(error)} what="timeline/load-failed" onRetry={() => void fetchNextPage()} />
      )}
      {hasNextPage && !hasFailed && (
        <Group justify="center" mt="md" ref={ref}>
          <Button variant="default" mih={44} loading={isFetching} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </Group>
      )}
    </>
  );
}
