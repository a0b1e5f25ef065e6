import { Button, Group } from '@mantine/core';
import { IconCloudCheck, IconCloudUpload, IconCloudX, IconDeviceMobile, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import type { JournalCounts } from '#domain/observation-sessions/journal.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

/** The state of the session's entries, always in sight: on this device, on their way, safe, or refused. */
export function SafetyBadge({
  counts: { device, sending, refused },
  isSafe,
  refusal,
  onRetry,
}: {
  readonly counts: JournalCounts;
  /** nothing is on this device alone, the open scan included */
  readonly isSafe: boolean;
  /** why the session, its end or an entry was refused; null for no refusal */
  readonly refusal: ErrorCode | null;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation(['sessions', 'common']);
  const look = () => {
    if (refused > 0)
      return { tone: 'danger', icon: IconCloudX, label: t('safety.refused', { count: refused }) } as const;
    if (refusal !== null) return { tone: 'danger', icon: IconCloudX, label: t('safety.refusedWhole') } as const;
    if (sending > 0) return { tone: 'progress', icon: IconCloudUpload, label: t('safety.sending') } as const;
    if (device > 0 || !isSafe) return { tone: 'warning', icon: IconDeviceMobile, label: t('safety.device') } as const;
    return { tone: 'success', icon: IconCloudCheck, label: t('safety.safe') } as const;
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <span role="status">
        <StateBadge {...look()} />
      </span>
      {refusal !== null && (
        <Button variant="default" mih={44} leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </Group>
  );
}
