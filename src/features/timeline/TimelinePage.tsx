import { Button, Group, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useTimelineInfiniteQuery } from '#data/timeline/timeline.endpoints.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { endsBeforeItBegins } from '#domain/time/typed-period.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { questionOf } from './timeline-filters.ts';
import { TimelineDays } from './TimelineDays.tsx';
import { TimelineExport } from './TimelineExport.tsx';
import { TimelineFilterBar } from './TimelineFilterBar.tsx';
import { useTimelineFilters } from './useTimelineFilters.ts';
import { useTimelineNames } from './useTimelineNames.ts';

/** /Timeline: everything that happened in the establishment, newest first, by day. */
export function Component() {
  const { t } = useTranslation(['timeline', 'words']);
  const { zooId } = useActor();
  const names = useTimelineNames();
  const state = useTimelineFilters();
  const { filters, isFiltered, clear } = state;
  // Nothing happens after a period's end and before its beginning: nobody needs to be asked.
  const isBackwards = endsBeforeItBegins(filters, ZONE);
  const question = isBackwards ? skipToken : questionOf(filters, zooId, ZONE);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useTimelineInfiniteQuery(question);
  const entries = useMemo(() => currentData?.pages.flatMap((page) => page.entries) ?? [], [currentData]);
  const hasFailed = error !== undefined && !isFetching;
  // A step that found little has looked far enough for one go: the person decides about the next.
  const isSparse = currentData !== undefined && currentData.pages.at(-1)?.entries.length === 0;
  const { ref, entry: end } = useIntersection({ rootMargin: '600px' });
  const wantsMore = end?.isIntersecting === true && hasNextPage && !isFetching && !hasFailed && !isSparse;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);

  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <TimelineFilterBar
        state={state}
        names={names}
        summary={currentData === undefined ? '' : t('count', { count: entries.length })}
      />
      {currentData === undefined && error === undefined && !isBackwards && <LoadingState label={t('loading')} />}
      {currentData === undefined && error !== undefined && (
        <LoadFailed error={queryError(error)} onRetry={() => void refetch()} />
      )}
      {entries.length > 0 && (
        <>
          <Group justify="flex-end" mb="sm">
            <TimelineExport entries={entries} names={names} filters={filters} hasMore={hasNextPage} />
          </Group>
          <TimelineDays entries={entries} names={names} />
        </>
      )}
      {(isBackwards || (currentData !== undefined && entries.length === 0 && !hasNextPage)) && (
        <EmptyState
          title={t('empty.title')}
          message={t(isFiltered ? 'empty.filtered' : 'empty.all')}
          action={
            isFiltered && (
              <Button variant="light" onClick={clear}>
                {t('words:clearFilters')}
              </Button>
            )
          }
        />
      )}
      {isSparse && hasNextPage && (
        <Text ta="center" c="dimmed" fz="sm" mt="md">
          {t('searchedFar')}
        </Text>
      )}
      {currentData !== undefined && hasFailed && (
        <LoadFailed error={queryError(error)} onRetry={() => void fetchNextPage()} />
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
