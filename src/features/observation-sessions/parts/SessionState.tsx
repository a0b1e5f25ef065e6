import { Group } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClockEdit,
  IconKey,
  IconPlayerPlay,
  IconPlayerStop,
  IconSchool,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionStatus } from '#domain/observation-sessions/session.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import type { SessionFlag } from '../list/session-row.ts';
import classes from './SessionState.module.css';

const STATUS_LOOKS = {
  running: { tone: 'progress', icon: IconPlayerPlay },
  finished: { tone: 'success', icon: IconCircleCheck },
  interrupted: { tone: 'warning', icon: IconPlayerStop },
} as const satisfies Record<SessionStatus, object>;

const FLAG_LOOKS = {
  short: { tone: 'warning', icon: IconAlertTriangle },
  deferred: { tone: 'neutral', icon: IconClockEdit },
  known: { tone: 'info', icon: IconKey },
  answer: { tone: 'info', icon: IconSchool },
  second: { tone: 'info', icon: IconUsers },
  invalid: { tone: 'danger', icon: IconBan },
} as const satisfies Record<SessionFlag, object>;

/** The status of a session, and what is to be known of it. */
export function SessionState({
  status,
  flags,
}: {
  readonly status: SessionStatus;
  readonly flags: readonly SessionFlag[];
}) {
  const { t } = useTranslation('sessions');
  return (
    <Group component="span" gap={4} className={classes['state'] ?? ''}>
      <StateBadge {...STATUS_LOOKS[status]} label={t(`values.status.${status}`)} />
      {flags.map((flag) => (
        <StateBadge key={flag} isSignInRow {...FLAG_LOOKS[flag]} label={t(`values.flag.${flag}`)} />
      ))}
    </Group>
  );
}
