import { IconBan, IconCircleCheck, IconClock, IconMail, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AccountStatus } from '#domain/people/account-status.ts';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';

const LOOK: Record<AccountStatus | 'invited', { tone: StateTone; icon: typeof IconBan }> = {
  active: { tone: 'success', icon: IconCircleCheck },
  pending: { tone: 'info', icon: IconClock },
  disabled: { tone: 'warning', icon: IconBan },
  deleted: { tone: 'neutral', icon: IconTrash },
  invited: { tone: 'info', icon: IconMail },
};

/** The state of an account, or of an invited person. */
export function AccountStatusBadge({ status }: { readonly status: AccountStatus | 'invited' }) {
  const { t } = useTranslation('access');
  return <StateBadge {...LOOK[status]} label={t(`values.status.${status}`)} />;
}
