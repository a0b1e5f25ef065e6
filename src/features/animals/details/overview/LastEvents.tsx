import { Anchor, Group, Text, Title } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCamera,
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconFlag,
  IconFlagOff,
  IconInfoCircle,
  IconNotes,
  IconReportAnalytics,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTimelineInfiniteQuery } from '#data/timeline/timeline.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import type { TimelineEntry, TimelineSource } from '#domain/timeline/entry.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { animalHref } from '../../rows/animal-href.ts';
import { usePeopleNames } from '../usePeopleNames.ts';
import { ExactTime } from './ExactTime.tsx';
import classes from './Overview.module.css';

const MOST = 6;

const ICONS: Record<TimelineSource, typeof IconNotes> = {
  taskClosed: IconCircleCheck,
  taskCancelled: IconCircleX,
  movement: IconArrowsExchange,
  photo: IconCamera,
  note: IconNotes,
  information: IconInfoCircle,
  evaluation: IconReportAnalytics,
  session: IconEye,
  campaignLaunched: IconFlag,
  campaignStopped: IconFlagOff,
};

/** The latest events of an animal: tasks closed and cancelled, photos, notes on feeding, moves, observation sessions. */
export function LastEvents({ animal: { zooId, animalId } }: { readonly animal: Animal }) {
  const { t } = useTranslation(['animals', 'timeline']);
  const headingId = useId();
  const nameOf = usePeopleNames();
  const language = useLanguage();
  const { currentData, error, isFetching, refetch } = useTimelineInfiniteQuery({
    ...{ zooId, animalId, kinds: [], sectorId: null, personId: null, readerId: null, fromMs: null, untilMs: null },
    most: MOST,
  });
  const entries = currentData?.pages[0]?.entries.slice(0, MOST);
  const whatOf = ({ source, movement, isLate }: TimelineEntry) => {
    if (source === 'movement') return t(`timeline:values.move.${movement ?? 'move'}`);
    return isLate ? t('timeline:late') : t(`timeline:values.source.${source}`);
  };
  return (
    <section aria-labelledby={headingId} className={classes['part']}>
      <Group justify="space-between">
        <Title order={2} size="h5" id={headingId}>
          {t('page.events')}
        </Title>
        <Anchor
          component={Link}
          to={`/Timeline?animal=${encodeURIComponent(animalId)}`}
          className={classes['more'] ?? ''}
        >
          {t('page.allEvents')}
        </Anchor>
      </Group>
      {entries === undefined && isFetching && <LoadingState label={t('page.events')} count={3} />}
      {error !== undefined && !isFetching && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {entries?.length === 0 && <Text c="dimmed">{t('page.noEvent')}</Text>}
      {entries !== undefined && entries.length > 0 && (
        <ol className={classes['events']}>
          {entries.map((entry) => {
            const Icon = ICONS[entry.source];
            const href = hrefOf(entry, animalId);
            const words = [whatOf(entry), entry.titles[language] ?? entry.title].filter(Boolean).join(' · ');
            return (
              <li key={`${entry.source} ${entry.id}`}>
                <Icon size={18} stroke={1.6} aria-hidden />
                <div>
                  <Text fz="sm" lineClamp={2}>
                    {href === null ? words : <Link to={href}>{words}</Link>}
                  </Text>
                  <Text fz="xs" c="dimmed" component="div">
                    <ExactTime at={entry.atUnix} hasTime />
                    {entry.by !== null && ` · ${nameOf(entry.by)}`}
                  </Text>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Returns the address at which an event of this animal is seen; null for a move, which the page itself shows. */
function hrefOf({ source, subjectId }: TimelineEntry, animalId: string): string | null {
  const id = encodeURIComponent(subjectId);
  if (source === 'photo') return `${animalHref(animalId)}&tab=gallery`;
  if (source === 'note') return `/SectorManagementView?id=${id}&tab=nutrition`;
  if (source === 'session') return `/ObsSessionView?visitId=${id}`;
  return source === 'movement' ? null : `/TaskManagementView?id=${id}`;
}
