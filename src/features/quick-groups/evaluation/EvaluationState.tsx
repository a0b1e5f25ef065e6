import { Group, Text } from '@mantine/core';
import { IconCloudCheck, IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Progress } from '#domain/questionnaires/flow.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { selectWaitingWrites } from '#state/connection/connection.slice.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { useDuration } from '../parts/useDuration.ts';
import classes from './evaluation.module.css';

/** How far an evaluation is, the time spent on it, and whether all of it is saved; it stays in sight. */
export function EvaluationState({
  progress: { asked, done, skipped },
  spent,
}: {
  readonly progress: Progress;
  readonly spent: () => number;
}) {
  const { t } = useTranslation(['quick-evaluations', 'words']);
  const { number } = useFormat();
  const durationOf = useDuration();
  const isWaiting = useSelector(selectWaitingWrites) > 0;
  // The time follows the clock.
  useNow();
  return (
    <Group gap="xs" className={classes['state'] ?? ''} role="group" aria-label={t('progress')}>
      <Text fz="sm">{t('answered', { count: done - skipped, total: number(asked) })}</Text>
      {skipped > 0 && <Text fz="sm">{t('skipped', { count: skipped })}</Text>}
      <Text fz="sm">{t('timeSpent', { time: durationOf(spent()) })}</Text>
      <span role="status">
        {isWaiting ? (
          <StateBadge tone="warning" icon={IconCloudUpload} label={t('words:waitingToBeSent')} />
        ) : (
          <StateBadge tone="success" icon={IconCloudCheck} label={t('saved')} />
        )}
      </span>
    </Group>
  );
}
