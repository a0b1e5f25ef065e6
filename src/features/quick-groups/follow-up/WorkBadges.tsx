import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

/** The state of an objective or an action, and that its day is over. */
export function WorkBadges({
  status,
  isDone,
  isOverdue,
}: {
  readonly status: string;
  readonly isDone: boolean;
  readonly isOverdue: boolean;
}) {
  const { t } = useTranslation('quick-work');
  return (
    <>
      <StateBadge
        tone={isDone ? 'success' : 'neutral'}
        icon={isDone ? IconCircleCheck : IconCircleDashed}
        label={status}
      />
      {isOverdue && <StateBadge tone="danger" icon={IconAlertTriangle} label={t('overdue')} />}
    </>
  );
}
