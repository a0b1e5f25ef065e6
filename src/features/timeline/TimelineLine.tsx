import { Anchor, Badge, Stack, Text } from '@mantine/core';
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
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TimelineEntry, TimelineSource } from '#domain/timeline/entry.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { entryHref } from './entry-href.ts';
import classes from './Timeline.module.css';
import type { TimelineNames } from './useTimelineNames.ts';

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

/** One event: its time, kind, subject, sectors and author. */
export function TimelineLine({ entry, names }: { readonly entry: TimelineEntry; readonly names: TimelineNames }) {
  const { t } = useTranslation('timeline');
  const { time } = useFormat();
  const Icon = ICONS[entry.source];
  const sectors = names.sectorsOf(entry);
  const subject = names.subject(entry);
  return (
    <li className={classes['line']}>
      <Text component="time" dateTime={new Date(entry.atUnix).toISOString()} className={classes['time']}>
        {time(entry.atUnix)}
      </Text>
      <span className={classes['sign']}>
        <Icon size={18} aria-hidden />
      </span>
      <Stack gap={2} miw={0}>
        {entry.isLate ? (
          <Badge variant="light" color="orange" tt="none">
            {t('late')}
          </Badge>
        ) : (
          <Text fz="sm" c="dimmed">
            {names.what(entry)}
          </Text>
        )}
        <Anchor component={Link} to={entryHref(entry)} className={classes['subject']}>
          {subject || names.what(entry)}
        </Anchor>
        <Text fz="sm" c="dimmed">
          {[...sectors, names.personName(entry.by)].filter(Boolean).join(' · ')}
        </Text>
        {entry.source === 'movement' && entry.title !== '' && <Text fz="sm">{entry.title}</Text>}
      </Stack>
    </li>
  );
}
