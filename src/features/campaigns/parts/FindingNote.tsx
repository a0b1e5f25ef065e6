import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findingOf, type FollowedSession } from '#domain/campaign-monitoring/planned-state.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** How many of the planned sessions until today are done, missed and unfinished, in one sentence, with notes below it. */
export function FindingNote({
  followed,
  children,
}: {
  readonly followed: readonly FollowedSession[];
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('monitoring');
  const { list, number } = useFormat();
  const { due, done, missed, unfinished } = findingOf(followed);
  const isBehind = done < due;
  const rest = [
    missed === 0 ? t('finding.noneMissed') : t('finding.missed', { count: missed }),
    ...(unfinished === 0 ? [] : [t('finding.unfinished', { count: unfinished })]),
  ];
  const Sign = isBehind ? IconAlertTriangle : IconCircleCheck;
  return (
    <Alert
      role="note"
      variant="light"
      p="xs"
      color={isBehind ? 'orange' : 'green'}
      icon={<Sign size={20} aria-hidden />}
      title={
        due === 0
          ? t('finding.nothingDue')
          : t('finding.sentence', { done: t('finding.done', { count: due, done: number(done) }), rest: list(rest) })
      }
    >
      {children}
    </Alert>
  );
}
