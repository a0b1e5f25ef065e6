import { Button, Group, Text } from '@mantine/core';
import { IconClockEdit, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionProgress } from '#domain/observation-sessions/session-progress.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { clockText } from './clock-text.ts';
import classes from './recorder.module.css';
import { useSeconds } from './useSeconds.ts';

/** The line that stays in sight: how far the session is, how long it has run, and where its entries are. */
export function SessionHead({
  progress: { done, planned },
  startedAtUnix,
  isDeferred,
  safety,
  context,
  onFinish,
}: {
  readonly progress: SessionProgress;
  readonly startedAtUnix: number;
  readonly isDeferred: boolean;
  readonly safety: ReactNode;
  /** the way to the questions of the context; null without a context, and while they are shown */
  readonly context: ReactNode;
  readonly onFinish: () => void;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const { number } = useFormat();
  return (
    <Group gap="sm" justify="space-between" className={classes['head'] ?? ''} role="group" aria-label={t('head.label')}>
      <Group gap="sm">
        <Text fw={600}>
          {planned > 0
            ? t('words:doneOfTotal', { done: number(done), total: number(planned) })
            : t('head.done', { count: done })}
        </Text>
        {isDeferred ? (
          <StateBadge tone="neutral" icon={IconClockEdit} label={t('values.flag.deferred')} />
        ) : (
          <Elapsed startedAtUnix={startedAtUnix} />
        )}
        {safety}
      </Group>
      <Group gap="sm">
        {context}
        <Button variant="light" mih={44} leftSection={<IconFlag size={18} aria-hidden />} onClick={onFinish}>
          {t('finish.open')}
        </Button>
      </Group>
    </Group>
  );
}

function Elapsed({ startedAtUnix }: { readonly startedAtUnix: number }) {
  const { t } = useTranslation('sessions');
  const time = clockText(useSeconds() - startedAtUnix);
  return <Text fz="sm">{t('head.elapsed', { time })}</Text>;
}
